// What is expected comes when it comes: a busy machine takes its time. Nothing is looked at only once, and
// nothing sleeps for as long as it usually takes.
import { setTimeout } from 'node:timers/promises';

/** Milliseconds after which what has not come is missing, even on a machine whose cores are all busy. */
export const patience = 60_000;
const pause = 20;

/**
 * Looks again and again until `check` does not throw, and gives what it gave; throws as `check` did if it
 * never holds.
 */
export async function eventually<Value>(check: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (missing) {
      if (performance.now() > end) throw missing;
    }
    await setTimeout(pause);
  }
}
