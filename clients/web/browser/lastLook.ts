// Where the player last saw the match of each room, so that a later look can begin there.
import { store, storedList } from './storage';

export interface Look {
  readonly code: string;
  readonly match: number;
  /** the number of moves at that time */
  readonly v: number;
}

const key = 'reami.looks';
const mostLooks = 30;

export const lookAt = (code: string): Look | undefined =>
  storedList<Look>(key).find(look => look.code === code);

export function keepLook(look: Look): void {
  const others = storedList<Look>(key).filter(one => one.code !== look.code);
  store(key, JSON.stringify([look, ...others].slice(0, mostLooks)));
}
