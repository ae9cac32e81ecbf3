// The rooms in which this player has a seat, or had one on this device, and their running matches.
import type { FromServerRoom, PlainRunningMatch } from 'reami';
import { playersToken, savedRooms } from '../browser/savedRooms';
import { nameOfSeat } from '../model/seatNames';
import { namesTogether, t } from '../words/t';
import { forgetRoom } from './forgetRoom';
import { openAmong } from './requests';

export interface MyRoom {
  room: FromServerRoom;
  /** null if the room has no running match */
  running: PlainRunningMatch | null;
}

export const isMyTurn = ({ running }: MyRoom) =>
  running?.you !== undefined && running.to_act.includes(running.you);

/** The names of the opponents in the running match; without a match, the names of the people in the seats. */
export function opponentsIn({ room, running }: MyRoom): string {
  const seats = Object.entries(room.seats).map(([seat, who]) => ({ seat: Number(seat), who }));
  const others = seats.filter(({ seat }) => seat !== running?.you);
  const all = namesTogether(others.map(({ seat, who }) => nameOfSeat(seat, who)));
  return running?.you === undefined ? all : t('mine.against', { names: all });
}

/**
 * Sorts the rooms: first those in which it is this player's turn, with the longest wait first, then those
 * with other running matches, then the rest.
 */
function inOrder(rooms: MyRoom[]): MyRoom[] {
  const rank = (mine: MyRoom) => (isMyTurn(mine) ? 0 : mine.running ? 1 : 2);
  const since = (mine: MyRoom) => (isMyTurn(mine) ? mine.running!.since : 0);
  return rooms.sort((one, other) => rank(one) - rank(other) || since(one) - since(other));
}

/** Asks the server for the rooms, with each token of this device. Forgets the rooms that are closed. */
export async function myRooms(): Promise<MyRoom[]> {
  const saved = savedRooms();
  const tokens = [...new Set([playersToken(), ...saved.map(one => one.token)])].filter(
    token => token !== null,
  );
  const codesOf = (token: string) => saved.filter(one => one.token === token).map(one => one.code);
  const known = await Promise.all(tokens.map(token => openAmong(codesOf(token), token)));
  for (const { gone } of known) gone.forEach(forgetRoom);
  const rooms = known.flatMap(one => one.rooms);
  const running = new Map(known.flatMap(one => one.running).map(match => [match.code, match]));
  const codes = new Set([...saved.map(one => one.code), ...rooms.map(room => room.code)]);
  return inOrder(
    [...codes].flatMap(code =>
      rooms.filter(room => room.code === code).map(room => ({ room, running: running.get(code) ?? null })),
    ),
  );
}
