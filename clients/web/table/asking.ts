// Whether the client asks before it sends a move. Without a choice of the person, it asks in the first
// matches on a touch screen, where no hovering shows the effect of a press.
import { computed, signal } from '@preact/signals';
import { store, stored, storedList } from '../browser/storage';

const setting = 'reami.asking';
const played = 'reami.played';
const firstMatches = 3;

const said = signal(stored(setting));
const matches = signal(storedList<string>(played));

/** Whether the primary pointer of this device is a finger. */
export const isByFinger = () => matchMedia('(pointer: coarse)').matches;

export const asksFirst = computed(() =>
  said.value === null ? isByFinger() && matches.value.length < firstMatches : said.value === 'on',
);

export function switchAsking(): void {
  said.value = asksFirst.value ? 'off' : 'on';
  store(setting, said.value);
}

/** Counts an ended match of this person; `name` identifies it. */
export function countMatch(name: string): void {
  if (matches.value.length >= firstMatches || matches.value.includes(name)) return;
  matches.value = [...matches.value, name];
  store(played, JSON.stringify(matches.value));
}
