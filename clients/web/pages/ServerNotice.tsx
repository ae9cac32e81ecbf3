// An admin's message to everybody, shown above any page until it is closed.
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
