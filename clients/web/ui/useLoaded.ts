// Fetches the data of a part of the page when the page first shows this part. Repeats the request until the
// server answers.
import { useEffect, useState } from 'preact/hooks';
import { mayPass, tried } from '../browser/again';

export interface Loaded<Value> {
  value: Value | null;
  /** why the last attempt failed */
  fault: string | null;
}

/** After several failed attempts, how many milliseconds pass between the next ones. */
const triesAgainAfter = 5_000;

/** Loads the data, and loads them again whenever one of `inputs` changes. */
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
