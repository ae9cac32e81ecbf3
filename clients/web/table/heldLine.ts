// The line of the log that the person holds with a finger, a pointer or a key. Meanwhile the page shows the
// table at that line.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

export interface HeldLine {
  /** the number of moves up to the line */
  readonly v: number;
  /** the text of the line */
  readonly text: string;
}

/** Null while no line is held. */
export const heldLine = signal<HeldLine | null>(null);

/** Milliseconds after which a press is a hold instead of a click. */
const pressed = 250;
const isHolding = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** The event handlers of a line that can be held; empty for other lines. */
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
