// The people whose messages this player hides, by room. The list stays in this browser.
import { store, storedList } from './storage';

interface Ignored {
  room: string;
  /** the numbers of people in that room */
  who: number[];
}

const key = 'reami.ignored';
const mostRooms = 30;
const mostPeople = 200;

const all = () => storedList<Ignored>(key);

export function ignoredIn(room: string): ReadonlySet<number> {
  return new Set(all().find(one => one.room === room)?.who);
}

export function keepIgnored(room: string, who: ReadonlySet<number>): void {
  const others = all().filter(one => one.room !== room);
  const these = who.size === 0 ? [] : [{ room, who: [...who].slice(-mostPeople) }];
  store(key, JSON.stringify([...these, ...others].slice(0, mostRooms)));
}
