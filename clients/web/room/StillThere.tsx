// The question to a player who has not moved for long: PROTOCOL.md, "Going away".
import type { FromServerRoom } from 'reami';
import { Dialog } from '../ui/Dialog';
import { t } from '../words/t';
import { useRoom } from './roomContext';

export function StillThere({ room }: { room: FromServerRoom }) {
  const { client } = useRoom();
  const you = client.you.value;
  if (you === null || room.seats[you]?.idle !== true) return null;
  return (
    <Dialog title={t('still_there')} onClose={() => client.tellPresence(true)}>
      {close => (
        <>
          <p>{t('still_there.follows')}</p>
          <div class="sure">
            <button type="button" onClick={close}>
              {t('still_there.yes')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
