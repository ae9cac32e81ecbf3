// Fetches what a part of the page needs when it is first shown, and asks again until the server has answered.
import { useEffect, useState } from 'preact/hooks';
import { mayPass, tried } from '../browser/again';

export interface Loaded<Value> {
  value: Value | null;
  /** why it did not come, so far */
  fault: string | null;
}

/** Milliseconds between the tries of a server that did not answer several in a row. */
const triesAgainAfter = 5_000;

/** Asks again when one of `inputs` changes. */
export function useLoaded<Value>(load: () => Promise<Value>, inputs: readonly unknown[] = []): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, fault: null });
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): Promise<void> =>
      tried(load).then(
        value => {
          if (isWanted) setLoaded({ value, fault: null });
        },
        (fault: Error) => {
          if (!isWanted) return;
          setLoaded({ value: null, fault: fault.message });
          if (mayPass(fault)) timer = setTimeout(() => void ask(), triesAgainAfter);
        },
      );
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, inputs);
  return loaded;
}
