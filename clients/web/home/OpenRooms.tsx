// The list of open rooms that anybody may enter. The server updates it while the page shows it.
import { useEffect, useMemo } from 'preact/hooks';
import type { FromServerOpenRoom } from 'reami';
import { at } from '../browser/base';
import { nameOfSeat, takenOf } from '../model/seatNames';
import { Lobby } from '../net/lobby';
import { lacksPassage } from '../net/passage';
import type { Game } from '../net/requests';
import { Loading } from '../ui/Loading';
import { dayAndTime } from '../words/moment';
import { language, plural, t } from '../words/t';
import { type ChosenOptions, optionsInWords } from './Options';

function whyNone(lobby: Lobby): string | null {
  if (lobby.isOutdated.value) return t('page.outdated');
  if (lobby.isFull.value) return t('line.full');
  return lacksPassage.value ? t('line.no_passage') : null;
}

export function OpenRooms({ games }: { games: readonly Game[] }) {
  const lobby = useMemo(() => new Lobby(), []);
  useEffect(() => () => lobby.close(), [lobby]);
  const rooms = lobby.rooms.value;
  if (lobby.isOutdated.value || rooms === null) return <Loading fault={whyNone(lobby)} />;
  if (rooms.length === 0) return <p class="soft">{t('rooms.none')}</p>;
  return (
    <ul class="rooms" aria-live="polite">
      {rooms.map(room => (
        <OpenRoom key={room.code} room={room} game={games.find(one => one.name === room.game)} />
      ))}
    </ul>
  );
}

function OpenRoom({ room, game }: { room: FromServerOpenRoom; game: Game | undefined }) {
  const seats = Object.keys(room.seats).length;
  const taken = takenOf(room.seats);
  const who = Object.entries(room.seats)
    .filter(([, occupant]) => occupant !== null)
    .map(([seat, occupant]) => nameOfSeat(Number(seat), occupant));
  const facts = [
    ...(room.date === undefined ? [] : [dayAndTime(room.date)]),
    ...(game ? optionsInWords(game, room.options as ChosenOptions) : []),
    plural('rooms.seats', taken, { seats }),
    ...(room.watching > 0 ? [plural('room.watching', room.watching)] : []),
  ];
  return (
    <li>
      <a class="room-line" href={at(`/r/${room.code}`)}>
        <span class="room-line-title">
          {game?.title[language.value] ?? room.game}
          {who.length > 0 && <span class="soft"> · {who.join(', ')}</span>}
        </span>
        <span class="soft">{facts.join(' · ')}</span>
        <span class="room-line-do">
          {room.phase === 'seating' && taken < seats ? t('rooms.join') : t('rooms.watch')}
        </span>
      </a>
    </li>
  );
}
