// Fetches the data of a part of the page when it is first shown, and repeats the request until the server
// answers.
import { useEffect, useState } from 'preact/hooks';
import { mayPass, tried } from '../browser/again';

export interface Loaded<Value> {
  value: Value | null;
  /** the reason of the last failed attempt */
  fault: string | null;
}

/** Milliseconds between further attempts after several failed ones. */
const triesAgainAfter = 5_000;

/** Loads again when one of `inputs` changes. */
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
