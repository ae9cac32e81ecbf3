// The question to a player who has not moved for long: PROTOCOL.md, "Going away".
import { Dialog } from '../ui/Dialog';
import { t } from '../words/t';
import { useRoom } from './roomContext';

export default function StillThere() {
  const { client } = useRoom();
  return (
    <Dialog title={t('still_there')} onClose={() => client.tellPresence(true)}>
      {close => (
        <>
          <p>{t('still_there.follows')}</p>
          <div class="sure">
            <button type="button" class="main" onClick={close}>
              {t('still_there.yes')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
