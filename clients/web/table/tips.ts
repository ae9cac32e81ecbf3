// Tips. The client shows them by itself in a person's first match of a game. They end with this match, or
// when the person turns them off.
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

/** For each tip: the decisions at which the client has shown it. */
const said = new Map<string, Set<number>>();
const often = 2;

/**
 * Whether to show the tip at this decision. The client shows a tip at the first few decisions for which it is
 * meant.
 */
export function isStillNew(tip: string, ask: number): boolean {
  const asks = said.get(tip) ?? new Set();
  said.set(tip, asks);
  if (asks.size < often) asks.add(ask);
  return asks.has(ask);
}

/** Whether tips have ended in any game. */
export const tipsAreOver = computed(() => over.value.length > 0);

/** Shows the tips again, as in a first match. */
export function giveTipsAgain(): void {
  said.clear();
  over.value = [];
  store(setting, null);
}
