// The rooms in which this player has a seat. Here players find their matches again after they have closed the
// page, or on another of their devices. Rooms in which it is this player's turn come first.
import { at } from '../browser/base';
import { isMyTurn, myRooms, opponentsIn, type MyRoom } from '../net/myRooms';
import type { Game } from '../net/requests';
import { useLoaded } from '../ui/useLoaded';
import { useLooks } from '../ui/useLooks';
import { dayAndTime } from '../words/moment';
import { ago, language, t } from '../words/t';

/** The list of these rooms. If the player has none, shows nothing. */
export default function MyRooms({ games }: { games: readonly Game[] }) {
  const { value: rooms } = useLoaded(myRooms, [useLooks()]);
  if (!rooms || rooms.length === 0) return null;
  return (
    <section class="card" aria-labelledby="mine">
      <h2 id="mine">{t('mine.title')}</h2>
      <ul class="rooms">
        {rooms.map(mine => (
          <li key={mine.room.code}>
            <Line mine={mine} game={games.find(one => one.name === mine.room.game)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ mine, game }: { mine: MyRoom; game: Game | undefined }) {
  const { room, running } = mine;
  const isMine = isMyTurn(mine);
  return (
    <a class={isMine ? 'room-line my-turn' : 'room-line'} href={at(`/r/${room.code}`)}>
      <span class="room-line-title">{game?.title[language.value] ?? room.game}</span>
      <span class="soft">
        {[
          room.date !== undefined && dayAndTime(room.date),
          opponentsIn(mine),
          running && t('mine.last_move', { when: ago(running.since) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span class="room-line-do">
        {t(isMine ? 'mine.your_turn' : room.phase === 'playing' ? 'mine.play_on' : 'mine.back')}
      </span>
    </a>
  );
}
