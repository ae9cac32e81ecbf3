// The rooms in which this device has been, and the tokens for its seats in them.
import { limits } from 'reami';
import { base } from './base';
import { store, stored, storedList } from './storage';

export interface SavedRoom {
  code: string;
  token: string;
  game: string;
  /** the time of the last visit, Unix milliseconds */
  at: number;
}

// The key contains the base path, because other servers on this host have other players and other rooms.
const roomsKey = `${base}reami.places`;
const nameKey = 'reami.name';
const tokenKey = `${base}reami.token`;
/** The last token with which this device has had a seat. */
const seatedKey = `${base}reami.seated`;
const mostRooms = limits.most_codes;

/** The saved rooms; the newest comes first. */
export const savedRooms = () => storedList<SavedRoom>(roomsKey);

export function saveRoom(room: SavedRoom): void {
  const others = savedRooms().filter(one => one.code !== room.code);
  store(roomsKey, JSON.stringify([room, ...others].slice(0, mostRooms)));
  store(seatedKey, room.token);
}

export function forgetSavedRoom(code: string): void {
  store(roomsKey, JSON.stringify(savedRooms().filter(one => one.code !== code)));
}

/**
 * The token for this room: the token of the device's seat in it, or, without one, the token for new rooms.
 */
export function tokenFor(code: string): string | null {
  return savedRooms().find(one => one.code === code)?.token ?? myToken();
}

/** The token for new rooms; null until this device has one. */
export const myToken = () => stored(tokenKey);

/**
 * The token for new rooms if its player has had a seat; null for a spectator, whose token the server does not
 * store.
 */
export function playersToken(): string | null {
  const token = myToken();
  const isKnown = stored(seatedKey) === token || savedRooms().some(room => room.token === token);
  return isKnown ? token : null;
}

/** Stores a new token for the room of this page and for new rooms. */
export function keepToken(token: string): void {
  store(tokenKey, token);
}

/**
 * Removes a token that the server no longer knows. Returns whether the token belonged to a seat; if it did
 * not, the player loses nothing.
 */
export function dropToken(token: string): boolean {
  if (myToken() === token) store(tokenKey, null);
  const rooms = savedRooms();
  const others = rooms.filter(one => one.token !== token);
  store(roomsKey, JSON.stringify(others));
  return others.length < rooms.length;
}

export function myName(): string {
  return stored(nameKey) ?? '';
}

export function keepName(name: string): void {
  store(nameKey, name);
}
