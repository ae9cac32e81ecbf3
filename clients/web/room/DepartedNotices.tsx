// Notices about players who have left the running match. Each says why the player left, and what this means
// for the seat. It stays until somebody takes the seat or the person closes it. The host's notice has a
// button that puts a bot into the seat.
import { useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { Icon } from '../ui/Icon';
import { t } from '../words/t';
import { departedText } from './departed';
import { useRoom } from './roomContext';

interface Props {
  room: FromServerRoom;
  /** the kinds of bots of this server; the strongest comes last */
  bots: readonly string[];
}

export function DepartedNotices({ room, bots }: Props) {
  const here = useRoom();
  const bot = bots[bots.length - 1]!;
  const isHost = here.isHost(room);
  const [read, setRead] = useState<readonly string[]>([]);
  const all = room.phase === 'playing' ? Object.entries(room.departed ?? {}) : [];
  const departed = all.filter(([seat, { name }]) => !read.includes(`${seat} ${name}`));
  return (
    <div role="status">
      {departed.map(([seat, who]) => (
        <p key={seat} class="departed">
          <span>
            {departedText(who)} {t(isHost ? 'departed.waits.host' : 'departed.waits', { seat })}
          </span>
          {isHost && (
            <button
              type="button"
              class="small"
              aria-label={`${t('departed.bot')}: ${t('seat.empty', { seat })}`}
              onClick={() => void here.ask({ t: 'seat', seat: Number(seat), bot })}
            >
              <Icon name="bot" />
              {t('departed.bot')}
            </button>
          )}
          <button
            type="button"
            class="small plain"
            aria-label={t('dialog.close')}
            onClick={() => setRead([...read, `${seat} ${who.name}`])}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}
