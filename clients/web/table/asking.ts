// Whether a move is shown once more before it is sent. Who has not said so is asked on a touch screen, where
// no pointer shows beforehand what a press will do, in the first matches.
import { computed, signal } from '@preact/signals';
import { store, stored, storedList } from '../browser/storage';

const setting = 'reami.asking';
const played = 'reami.played';
const firstMatches = 3;

const said = signal(stored(setting));
const matches = signal(storedList<string>(played));

/** The first pointer of this device is a finger. */
export const isByFinger = () => matchMedia('(pointer: coarse)').matches;

export const asksFirst = computed(() =>
  said.value === null ? isByFinger() && matches.value.length < firstMatches : said.value === 'on',
);

export function switchAsking(): void {
  said.value = asksFirst.value ? 'off' : 'on';
  store(setting, said.value);
}

/** A match of this person has ended; `name` tells it from others. */
export function countMatch(name: string): void {
  if (matches.value.length >= firstMatches || matches.value.includes(name)) return;
  matches.value = [...matches.value, name];
  store(played, JSON.stringify(matches.value));
}
