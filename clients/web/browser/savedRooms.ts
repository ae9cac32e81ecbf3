// The rooms where this device has been, and the tokens that open its seats there.
import { limits } from 'reami';
import { base } from './base';
import { store, stored, storedList } from './storage';

export interface SavedRoom {
  code: string;
  token: string;
  game: string;
  /** when it was last entered, Unix milliseconds */
  at: number;
}

// Another server on this host has players and rooms of its own.
const roomsKey = `${base}reami.places`;
const nameKey = 'reami.name';
const tokenKey = `${base}reami.token`;
const mostRooms = limits.most_codes;

/** The newest first. */
export const savedRooms = () => storedList<SavedRoom>(roomsKey);

export function saveRoom(room: SavedRoom): void {
  const others = savedRooms().filter(one => one.code !== room.code);
  store(roomsKey, JSON.stringify([room, ...others].slice(0, mostRooms)));
}

export function forgetSavedRoom(code: string): void {
  store(roomsKey, JSON.stringify(savedRooms().filter(one => one.code !== code)));
}

/** The token for that room: that of its seat, else the one with which this device plays elsewhere. */
export function tokenFor(code: string): string | null {
  return savedRooms().find(one => one.code === code)?.token ?? myToken();
}

/** The token with which this device plays in rooms to come; null until it has one. */
export const myToken = () => stored(tokenKey);

/** A new token, for that room and for rooms to come. */
export function keepToken(token: string): void {
  store(tokenKey, token);
}

/** The server does not know it any more. Whether it opened a seat: who only looked on loses nothing by it. */
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
