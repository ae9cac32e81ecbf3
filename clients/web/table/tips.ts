// In whose first match of a game what helps is said without being asked: until that match is over, or until
// somebody wants no more of it.
import { computed, signal } from '@preact/signals';
import { store, storedList } from '../browser/storage';

const setting = 'reami.tips_over';
const over = signal(storedList<string>(setting));

export const hasTips = (game: string): boolean => !over.value.includes(game);

export function endTips(game: string): void {
  if (!hasTips(game)) return;
  over.value = [...over.value, game];
  store(setting, JSON.stringify(over.value));
}

/** By tip, at which decisions it was said. */
const said = new Map<string, Set<number>>();
const often = 2;

/** Whether that tip is to be said at that decision: it is at the first few that it is for. */
export function isStillNew(tip: string, ask: number): boolean {
  const asks = said.get(tip) ?? new Set();
  said.set(tip, asks);
  if (asks.size < often) asks.add(ask);
  return asks.has(ask);
}

/** Somewhere they are; not where nobody has had any. */
export const tipsAreOver = computed(() => over.value.length > 0);

/** As in a first match. */
export function giveTipsAgain(): void {
  said.clear();
  over.value = [];
  store(setting, null);
}
