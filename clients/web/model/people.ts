// The people in a room. Each has a number for the life of the room; seated players have a name as well.
import type { FromServerOccupant, FromServerRoom } from 'reami';
import { isolated } from '../words/isolated';
import { t } from '../words/t';

export interface Person {
  who: number;
  name: string;
  /** null: the person watches or has left */
  seat: number | null;
}

const isPerson = (one: FromServerOccupant | null): one is FromServerOccupant =>
  one !== null && one.bot === undefined;

/** The seats with people; bots do not count. */
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

/** `name` is the person's name at the time of a chat line; spectators have none. */
export function personOf(room: FromServerRoom, who: number, name = ''): Person {
  const seated = peopleSeats(room).map(seat => personAt(room, seat));
  return seated.find(one => one?.who === who) ?? { who, name: isolated(name) || guestName(who), seat: null };
}

export const isSilenced = (room: FromServerRoom, who: number) => room.silenced?.includes(who) === true;

/** The number of votes that empty a seat: all other seated people. */
export const votesNeeded = (room: FromServerRoom) => peopleSeats(room).length - 1;

/** Two seated players can't vote, because one would decide alone about the other. */
const fewestForAVote = 3;

export const isHost = (room: FromServerRoom, you: number | null) =>
  you !== null && room.host === `seat:${you}`;

/** Whether the host can act on people. Nobody can in a held room. */
export const mayHost = (room: FromServerRoom, you: number | null) =>
  isHost(room, you) && room.phase !== 'held';

/** The actions on a person, besides ignoring, that `you` has as a player or spectator. */
export interface Powers {
  votes: boolean;
  silences: boolean;
  /** can offer the host's role to the seated person */
  offersHost: boolean;
  /** can remove and ban the person */
  removes: boolean;
}

/**
 * During a match the host can't remove a player who is present; the other players can, by a vote. They can
 * also vote on a player whom the host can remove: a vote keeps the player out for the match, a removal only
 * for a moment.
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
