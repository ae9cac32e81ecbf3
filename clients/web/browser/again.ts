// Repeats requests that failed because of a poor line or a busy server, without anybody pressing a button.

/** Milliseconds before each further try. */
const waits = [400, 1_200, 3_000];

const pause = (wait: number) => new Promise(resolve => setTimeout(resolve, wait));

/**
 * Whether another try may help: the server did not answer, or said that it can't at the moment, or a script
 * did not come (browsers throw a TypeError for it).
 */
export function mayPass(fault: unknown): boolean {
  const { status } = fault as { status?: number };
  return status === undefined ? fault instanceof TypeError : status === 0 || (status >= 502 && status <= 504);
}

/** The outcome of `attempt`, which must change nothing when it comes twice; throws what was wrong last. */
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
