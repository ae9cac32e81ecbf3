// What comes from the server when a part is first shown.
import { useEffect, useState } from 'preact/hooks';

export interface Loaded<Value> {
  value: Value | null;
  /** why it did not come */
  fault: string | null;
}

/** Asks again when one of `inputs` changes. */
export function useLoaded<Value>(load: () => Promise<Value>, inputs: readonly unknown[] = []): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, fault: null });
  useEffect(() => {
    let isWanted = true;
    load().then(
      value => isWanted && setLoaded({ value, fault: null }),
      (fault: Error) => isWanted && setLoaded({ value: null, fault: fault.message }),
    );
    return () => {
      isWanted = false;
    };
  }, inputs);
  return loaded;
}
