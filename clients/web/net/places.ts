// The rooms where this device has been, and the tokens that open its seats there. Kept in the browser's storage; a
// browser that keeps nothing plays on with what it knows until the page is closed.

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

const unkept = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unkept.set(key, value);
  }
  if (value === null) unkept.delete(key);
}

/** The newest first. */
export function places(): Place[] {
  try {
    const kept: unknown = JSON.parse(read(placesKey) ?? '[]');
    return Array.isArray(kept) ? (kept as Place[]) : [];
  } catch {
    return [];
  }
}

export function remember(place: Place): void {
  const others = places().filter(one => one.code !== place.code);
  write(placesKey, JSON.stringify([place, ...others].slice(0, mostPlaces)));
}

export function forget(code: string): void {
  write(placesKey, JSON.stringify(places().filter(one => one.code !== code)));
}

/** The token for that room: that of its seat, else the one with which this device plays elsewhere. */
export function tokenFor(code: string): string | null {
  return places().find(one => one.code === code)?.token ?? myToken();
}

/** The token with which this device plays in rooms to come; null until it has one. */
export const myToken = () => read(tokenKey);

/** A new token, for that room and for rooms to come. */
export function keepToken(token: string): void {
  write(tokenKey, token);
}

/** The server does not know it any more. */
export function dropToken(token: string): void {
  if (myToken() === token) write(tokenKey, null);
  write(placesKey, JSON.stringify(places().filter(one => one.token !== token)));
}

export function myName(): string {
  return read(nameKey) ?? '';
}

export function keepName(name: string): void {
  write(nameKey, name);
}
