// The line of the log that a person holds with a finger, a pointer or a key. As long as the person holds it,
// the page shows the table as it was at this line.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

export interface HeldLine {
  /** the number of moves up to the line */
  readonly v: number;
  /** the text of the line */
  readonly text: string;
  /** true if buttons lead from line to line, so that the person holds nothing */
  readonly isStepped?: true;
}

/** Null while the person holds no line. */
export const heldLine = signal<HeldLine | null>(null);

/** After how many milliseconds a press is not a click but a hold. */
const pressed = 250;
const isHolding = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** The event handlers of a line that a person can hold; empty for other lines. */
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
