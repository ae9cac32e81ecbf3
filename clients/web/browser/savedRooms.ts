// The rooms where this device has been, and the tokens that open its seats there.
import { store, stored, storedList } from './storage';

export interface Place {
  code: string;
  token: string;
  game: string;
  /** when it was last entered, Unix milliseconds */
  at: number;
}

const placesKey = 'reami.places';
const nameKey = 'reami.name';
const tokenKey = 'reami.token';
const mostPlaces = 30;

/** The newest first. */
export const places = () => storedList<Place>(placesKey);

export function remember(place: Place): void {
  const others = places().filter(one => one.code !== place.code);
  store(placesKey, JSON.stringify([place, ...others].slice(0, mostPlaces)));
}

export function forget(code: string): void {
  store(placesKey, JSON.stringify(places().filter(one => one.code !== code)));
}

/** The token for that room: that of its seat, else the one with which this device plays elsewhere. */
export function tokenFor(code: string): string | null {
  return places().find(one => one.code === code)?.token ?? myToken();
}

/** The token with which this device plays in rooms to come; null until it has one. */
export const myToken = () => stored(tokenKey);

/** A new token, for that room and for rooms to come. */
export function keepToken(token: string): void {
  store(tokenKey, token);
}

/** The server does not know it any more. */
export function dropToken(token: string): void {
  if (myToken() === token) store(tokenKey, null);
  store(placesKey, JSON.stringify(places().filter(one => one.token !== token)));
}

export function myName(): string {
  return stored(nameKey) ?? '';
}

export function keepName(name: string): void {
  store(nameKey, name);
}
