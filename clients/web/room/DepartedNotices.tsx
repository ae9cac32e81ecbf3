// Notices about players who left the running match, with the reason and the consequence for the seat. A
// notice stays until the seat is taken or the notice is closed; the host's has a button that seats a bot.
import { useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { Icon } from '../ui/Icon';
import { t } from '../words/t';
import { departedText } from './departed';
import { useRoom } from './roomContext';

interface Props {
  room: FromServerRoom;
  /** kinds of bots of this server, the strongest last */
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
