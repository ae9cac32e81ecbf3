// The announcement of an admin. It is above every page until the person closes it.
import { serverNotice } from '../net/serverNotice';
import { isolated } from '../words/isolated';
import { t } from '../words/t';

export function ServerNotice() {
  const text = serverNotice.value;
  return (
    <div class="notices" role="status">
      {text !== null && (
        <p>
          <span>{t('notice', { text: isolated(text) })}</span>
          <button type="button" class="small plain" onClick={() => (serverNotice.value = null)}>
            {t('dialog.close')}
          </button>
        </p>
      )}
    </div>
  );
}
