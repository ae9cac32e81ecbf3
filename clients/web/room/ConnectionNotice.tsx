// A notice while something is wrong with the server: the connection is lost, the server is full, or the
// server can't store anything.
import { lacksPassage } from '../net/passage';
import type { RoomClient } from '../net/roomClient';
import { type Key, t } from '../words/t';
import { useRoom } from './roomContext';

function wrongWith({ connection, awayAfter, room }: RoomClient): Key | null {
  if (connection.value === 'away') {
    if (awayAfter.value === 1013) return 'line.full';
    return lacksPassage.value ? 'line.no_passage' : 'line.lost';
  }
  return connection.value === 'open' && room.value?.stalled ? 'line.stalled' : null;
}

/**
 * The credential that the server refused, if the player has lost the seat by this. A player who has a seat
 * has lost nothing, and a player who is still connecting may yet get the seat.
 */
function notTakenFrom({ connection, disowned, you }: RoomClient): Key | null {
  return connection.value === 'open' && you.value === null ? disowned.value : null;
}

export function ConnectionNotice() {
  const { client } = useRoom();
  const wrong = wrongWith(client);
  const notTaken = notTakenFrom(client);
  return (
    <div class="line-notice" role="status">
      {wrong !== null && (
        <p>
          <span>{t(wrong)}</span>
          {client.connection.value === 'away' && (
            <button type="button" class="small" onClick={() => client.hurry()}>
              {t('line.try')}
            </button>
          )}
        </p>
      )}
      {notTaken !== null && (
        <p>
          <span>{t(notTaken)}</span>
          <button type="button" class="small plain" onClick={() => (client.disowned.value = null)}>
            {t('dialog.close')}
          </button>
        </p>
      )}
    </div>
  );
}
