// The line of the log that somebody holds, with a finger, a pointer or a key: meanwhile the table is shown as
// it was then.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

export interface HeldLine {
  /** so many moves had been played then */
  readonly v: number;
  /** what the line tells */
  readonly text: string;
}

/** Null while nobody holds one. */
export const heldLine = signal<HeldLine | null>(null);

/** Milliseconds after which a press is more than a touch or a click. */
const pressed = 250;
const isHolding = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** What a line does that can be held; nothing where it can't. */
export function useHolding(line: HeldLine | null) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const letGo = () => {
    clearTimeout(timer.current);
    heldLine.value = null;
  };
  useEffect(() => letGo, []);
  if (line === null) return {};
  const hold = () => (heldLine.value = line);
  return {
    onPointerDown: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(hold, pressed);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu: (event: Event) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isHolding(event)) return;
      event.preventDefault();
      hold();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (isHolding(event)) letGo();
    },
    letGo,
  };
}
