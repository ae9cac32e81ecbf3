// The rooms in which this device has a seat. Here players find their matches again after they have closed the
// page. Rooms in which it is this player's turn come first.
import { useEffect, useState } from 'preact/hooks';
import type { FromServerRoom, PlainRunningMatch } from 'reami';
import { at } from '../browser/base';
import { savedRooms } from '../browser/savedRooms';
import { nameOfSeat } from '../model/seatNames';
import { forgetRoom } from '../net/forgetRoom';
import { type Game, openAmong } from '../net/requests';
import { useLoaded } from '../ui/useLoaded';
import { ago, language, list, t } from '../words/t';

interface Mine {
  room: FromServerRoom;
  /** null if the room has no running match */
  running: PlainRunningMatch | null;
}

const isMyTurn = ({ running }: Mine) => running?.you !== undefined && running.to_act.includes(running.you);

/**
 * Sorts the rooms: first those in which it is this player's turn, with the longest wait first, then those
 * with other running matches, then the rest.
 */
function inOrder(rooms: Mine[]): Mine[] {
  const rank = (mine: Mine) => (isMyTurn(mine) ? 0 : mine.running ? 1 : 2);
  const since = (mine: Mine) => (isMyTurn(mine) ? mine.running!.since : 0);
  return rooms.sort((one, other) => rank(one) - rank(other) || since(one) - since(other));
}

/**
 * Asks the server, with each token, about the rooms in which its player had a seat. Forgets the rooms that
 * are closed.
 */
async function stillOpen(): Promise<Mine[]> {
  const saved = savedRooms();
  const tokens = [...new Set(saved.map(one => one.token))];
  const codesOf = (token: string) => saved.filter(one => one.token === token).map(one => one.code);
  const known = await Promise.all(tokens.map(token => openAmong(codesOf(token), token)));
  for (const { gone } of known) gone.forEach(forgetRoom);
  const rooms = known.flatMap(one => one.rooms);
  const running = new Map(known.flatMap(one => one.running).map(match => [match.code, match]));
  return inOrder(
    saved.flatMap(({ code }) =>
      rooms.filter(room => room.code === code).map(room => ({ room, running: running.get(code) ?? null })),
    ),
  );
}

const looksAgainAfter = 30_000;

/** A number that increases at intervals while the page is visible. */
function useLooks(): number {
  const [times, look] = useState(0);
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && look(before => before + 1);
    const timer = setInterval(again, looksAgainAfter);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return times;
}

/** The list of these rooms. If the device has none, shows nothing. */
export default function MyMatches({ games }: { games: readonly Game[] }) {
  const { value: rooms } = useLoaded(stillOpen, [useLooks()]);
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

function Line({ mine, game }: { mine: Mine; game: Game | undefined }) {
  const { room, running } = mine;
  const isMine = isMyTurn(mine);
  return (
    <a class={isMine ? 'room-line my-turn' : 'room-line'} href={at(`/r/${room.code}`)}>
      <span class="room-line-title">{game?.title[language.value] ?? room.game}</span>
      <span class="soft">
        {[names(mine), running && t('mine.last_move', { when: ago(running.since) })]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span class="room-line-do">
        {t(isMine ? 'mine.your_turn' : room.phase === 'playing' ? 'mine.play_on' : 'mine.back')}
      </span>
    </a>
  );
}

/** The names of the opponents in the running match; without a match, the names of the people in the seats. */
function names({ room, running }: Mine): string {
  const seats = Object.entries(room.seats).map(([seat, who]) => ({ seat: Number(seat), who }));
  const others = seats.filter(({ seat }) => seat !== running?.you);
  const all = list(others.map(({ seat, who }) => nameOfSeat(seat, who)));
  return running?.you === undefined ? all : t('mine.against', { names: all });
}
