// Repeats requests that failed because the connection was poor or the server was busy, so that nobody needs
// to press a button.

/** How many milliseconds to wait before each further attempt. */
const waits = [400, 1_200, 3_000];

const pause = (wait: number) => new Promise(resolve => setTimeout(resolve, wait));

/**
 * Whether another attempt may succeed. It may if the server did not answer, if the server said that it was
 * busy, or if a script did not load (browsers then throw a TypeError).
 */
export function mayPass(fault: unknown): boolean {
  const { status } = fault as { status?: number };
  return status === undefined ? fault instanceof TypeError : status === 0 || (status >= 502 && status <= 504);
}

/**
 * Calls `attempt` until it succeeds or all waits are over, and returns its result. If the last attempt fails,
 * throws its error. Repeating `attempt` must do no harm.
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
