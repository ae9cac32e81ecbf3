// The rooms in which this device has a seat: a closed page is no lost match.
import type { FromServerRoom } from 'reami';
import { savedRooms } from '../browser/savedRooms';
import { nameOfSeat } from '../model/seatNames';
import { forgetRoom } from '../net/forgetRoom';
import { type Game, openAmong } from '../net/requests';
import { useLoaded } from '../ui/useLoaded';
import { language, t } from '../words/t';

/**
 * The newest first. Each token is asked about the rooms where its player sat; those that are gone are
 * forgotten.
 */
async function stillOpen(): Promise<FromServerRoom[]> {
  const saved = savedRooms();
  const tokens = [...new Set(saved.map(one => one.token))];
  const codesOf = (token: string) => saved.filter(one => one.token === token).map(one => one.code);
  const known = await Promise.all(tokens.map(token => openAmong(codesOf(token), token)));
  for (const { gone } of known) gone.forEach(forgetRoom);
  const rooms = known.flatMap(one => one.rooms);
  return saved.flatMap(({ code }) => rooms.filter(room => room.code === code));
}

/** Nothing at all without such a room. */
export function MyMatches({ games }: { games: readonly Game[] }) {
  const { value: rooms } = useLoaded(stillOpen);
  if (!rooms || rooms.length === 0) return null;
  return (
    <section class="card" aria-labelledby="mine">
      <h2 id="mine">{t('mine.title')}</h2>
      <ul class="rooms">
        {rooms.map(room => (
          <li key={room.code}>
            <a class="room-line" href={`/r/${room.code}`}>
              <span class="room-line-title">
                {games.find(one => one.name === room.game)?.title[language.value] ?? room.game}
              </span>
              <span class="soft">{others(room)}</span>
              <span class="room-line-do">{t(room.phase === 'playing' ? 'mine.play_on' : 'mine.back')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function others(room: FromServerRoom): string {
  const names = Object.entries(room.seats).map(([seat, who]) => nameOfSeat(Number(seat), who));
  return names.join(', ');
}
