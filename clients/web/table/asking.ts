// Whether the client asks before it sends a move. If the person has not chosen, the client asks in the first
// matches on a touch screen, because no hovering shows there what a press would do.
import { computed, signal } from '@preact/signals';
import { store, stored, storedList } from '../browser/storage';

const setting = 'reami.asking';
const played = 'reami.played';
const firstMatches = 3;

const said = signal(stored(setting));
const matches = signal(storedList<string>(played));

/** Whether people use this device mainly with a finger. */
export const isByFinger = () => matchMedia('(pointer: coarse)').matches;

export const asksFirst = computed(() =>
  said.value === null ? isByFinger() && matches.value.length < firstMatches : said.value === 'on',
);

export function switchAsking(): void {
  said.value = asksFirst.value ? 'off' : 'on';
  store(setting, said.value);
}

/** Counts a match that this person has played to its end. `name` identifies the match. */
export function countMatch(name: string): void {
  if (matches.value.length >= firstMatches || matches.value.includes(name)) return;
  matches.value = [...matches.value, name];
  store(played, JSON.stringify(matches.value));
}
