// Repeats requests that failed because of a poor connection or a busy server, without anybody pressing a
// button.

/** Milliseconds before each further attempt. */
const waits = [400, 1_200, 3_000];

const pause = (wait: number) => new Promise(resolve => setTimeout(resolve, wait));

/**
 * Whether another attempt may help: the server did not answer, or reported that it can't at the moment, or a
 * script did not load (browsers throw a TypeError then).
 */
export function mayPass(fault: unknown): boolean {
  const { status } = fault as { status?: number };
  return status === undefined ? fault instanceof TypeError : status === 0 || (status >= 502 && status <= 504);
}

/**
 * Repeats `attempt`, which must be idempotent, until it succeeds, and returns its result. Throws the last
 * error.
 */
export async function tried<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (const wait of waits) {
    try {
      return await attempt();
    } catch (fault) {
      if (!mayPass(fault)) throw fault;
    }
    await pause(wait);
  }
  return attempt();
}
