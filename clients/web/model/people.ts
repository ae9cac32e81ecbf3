// Who is in a room: people have a number there, for its life; who sits has a name as well.
import type { FromServerOccupant, FromServerRoom } from 'reami';
import { isolated } from '../words/isolated';
import { t } from '../words/t';

export interface Person {
  who: number;
  name: string;
  /** null: watches, or is not there */
  seat: number | null;
}

const isPerson = (one: FromServerOccupant | null): one is FromServerOccupant =>
  one !== null && one.bot === undefined;

/** The seats where people sit, not bots. */
export function peopleSeats({ seats }: FromServerRoom): number[] {
  return Object.entries(seats)
    .filter(([, one]) => isPerson(one))
    .map(([seat]) => Number(seat));
}

export function personAt(room: FromServerRoom, seat: number): Person | null {
  const one = room.seats[seat] ?? null;
  return isPerson(one) && one.who !== undefined
    ? { who: one.who, name: isolated(one.name ?? ''), seat }
    : null;
}

export const guestName = (who: number) => t('person.guest', { who });

/** `name` is how they were called when they said something; who watches has none. */
export function personOf(room: FromServerRoom, who: number, name = ''): Person {
  const seated = peopleSeats(room).map(seat => personAt(room, seat));
  return seated.find(one => one?.who === who) ?? { who, name: isolated(name) || guestName(who), seat: null };
}

export const isSilenced = (room: FromServerRoom, who: number) => room.silenced?.includes(who) === true;

/** A seat is emptied when that many vote for it: all others who sit. */
export const votesNeeded = (room: FromServerRoom) => peopleSeats(room).length - 1;

/** Of two people, one would decide alone about the other. */
const fewestForAVote = 3;

export const isHost = (room: FromServerRoom, you: number | null) =>
  you !== null && room.host === `seat:${you}`;

/** The host may do something about people; in a held room nobody may. */
export const mayHost = (room: FromServerRoom, you: number | null) =>
  isHost(room, you) && room.phase !== 'held';

/** What `you`, in that seat or watching, may do to a person besides ignoring them. */
export interface Powers {
  votes: boolean;
  silences: boolean;
  /** the host's role, to who sits */
  offersHost: boolean;
  /** also bans */
  removes: boolean;
}

/**
 * In a match the host removes nobody who is here: that is for the others together, who may keep out for the
 * match whom the host removes for a moment.
 */
export function powersOver(person: Person, room: FromServerRoom, you: number | null): Powers {
  const { phase } = room;
  const sits = person.seat !== null;
  const hosts = mayHost(room, you);
  const isAway = sits && room.seats[person.seat!]?.here === false;
  const removes = hosts && (!sits || phase !== 'playing' || isAway);
  const votes = sits && you !== null && phase !== 'held' && peopleSeats(room).length >= fewestForAVote;
  return {
    votes: votes && (!removes || phase === 'playing'),
    silences: hosts,
    offersHost: hosts && sits,
    removes,
  };
}
