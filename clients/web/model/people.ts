// The people in a room. Each person has a number, which never changes while the room exists. People in seats
// also have a name.
import type { FromServerOccupant, FromServerRoom } from 'reami';
import { isolated } from '../words/isolated';
import { t } from '../words/t';

export interface Person {
  who: number;
  name: string;
  /** null if the person is a spectator or has left */
  seat: number | null;
}

const isPerson = (one: FromServerOccupant | null): one is FromServerOccupant =>
  one !== null && one.bot === undefined;

/** Whether a bot plays in this seat for the person with this number. */
export const isOwnBot = (one: FromServerOccupant | null, who: number | null) =>
  one?.bot !== undefined && one.who !== undefined && one.who === who;

/** The seats with people in them, not those with bots. */
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

/**
 * The person with this number. `name` is the name that the person had when writing a line of chat; spectators
 * have none.
 */
export function personOf(room: FromServerRoom, who: number, name = ''): Person {
  const seated = peopleSeats(room).map(seat => personAt(room, seat));
  return seated.find(one => one?.who === who) ?? { who, name: isolated(name) || guestName(who), seat: null };
}

export const isSilenced = (room: FromServerRoom, who: number) => room.silenced?.includes(who) === true;

/** How many votes empty a seat: those of all other people in seats. */
export const votesNeeded = (room: FromServerRoom) => peopleSeats(room).length - 1;

/** If only two people have seats, they can't vote, because one person would decide alone about the other. */
const fewestForAVote = 3;

export const isHost = (room: FromServerRoom, you: number | null) =>
  you !== null && room.host === `seat:${you}`;

/** Whether this viewer is the host and may act on people. In a held room, nobody may. */
export const mayHost = (room: FromServerRoom, you: number | null) =>
  isHost(room, you) && room.phase !== 'held';

/** The powers of the viewer `you` over a person, besides ignoring the person. */
export interface Powers {
  votes: boolean;
  silences: boolean;
  /** true if the viewer may offer the host's role to the person, who has a seat */
  offersHost: boolean;
  /** true if the viewer may remove and ban the person */
  removes: boolean;
}

/** During a match, the host can't remove a player. The other players can, by a vote. */
export function powersOver(person: Person, room: FromServerRoom, you: number | null): Powers {
  const { phase } = room;
  const sits = person.seat !== null;
  const hosts = mayHost(room, you);
  const removes = hosts && (!sits || phase !== 'playing');
  const votes = sits && you !== null && phase !== 'held' && peopleSeats(room).length >= fewestForAVote;
  return {
    votes: votes && !removes,
    silences: hosts,
    offersHost: hosts && sits,
    removes,
  };
}
