// Waits for expected states instead of fixed times, because a busy machine is slow: every expectation is
// checked repeatedly.
import { setTimeout } from 'node:timers/promises';

/** The milliseconds after which an expected state is missing, even on a machine whose cores are all busy. */
export const patience = 60_000;
const pause = 20;

/** Repeats `check` until it does not throw, and returns its value; throws its last error if time is up. */
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
