// Moves a ghost over a board by mouse, touch and keys. It sends no move: the component that has the ghost
// asks the player to confirm it.
import { useRef } from 'preact/hooks';
import { isLetter } from '../ui/keys';
import { squareUnder } from './frame';
import type { Ghost, Ghosts } from './ghost';
import { isSame, secondOf, type Direction, type Extent, type Square } from './squares';

export interface Laying {
  /** the element of the board */
  board: { current: SVGSVGElement | null };
  frame: Extent;
  ghosts: Ghosts;
  ghost: Ghost;
  legal: readonly string[];
  /** true if the client has sent the move, so that nobody can move the ghost */
  sent: boolean;
  onGhost(change: (ghost: Ghost) => Ghost): void;
  /**
   * called instead of the other callback when a mouse lays the domino down, because the mouse has shown its
   * effects while it hovered
   */
  onPut?(ghost: Ghost): void;
  onConfirm(): void;
}

const arrows: Record<string, Direction> = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3 };

const covers = (ghost: Ghost, square: Square) =>
  ghost.placement !== null &&
  (isSame(ghost.placement.first, square) || isSame(secondOf(ghost.placement), square));

/** Whether a click comes from a mouse. A click without a type counts as a touch. */
const isByMouse = (event: MouseEvent) => (event as PointerEvent).pointerType === 'mouse';

/** The event handlers of the board's svg. */
export function useLaying(laying: Laying) {
  const { board, frame, ghosts, ghost, legal, sent, onGhost, onConfirm } = laying;
  const drag = useRef<Square | null>(null);
  const under = (event: MouseEvent) => squareUnder(board.current!, frame, event.clientX, event.clientY);

  function keyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow !== undefined) onGhost(now => ghosts.stepped(now, arrow, legal));
    else if (isLetter(event, 'r')) onGhost(now => ghosts.rotated(now, event.shiftKey ? -1 : 1, legal));
    else if (event.key === 'Escape') onGhost(ghosts.takenBack);
    else if (event.key === 'Enter') onConfirm();
    else return;
    event.preventDefault();
  }
  function pointerDown(event: PointerEvent) {
    const square = under(event);
    if (!square || !ghost.pinned || !covers(ghost, square)) return;
    drag.current = square;
    board.current!.setPointerCapture(event.pointerId);
  }
  function pointerMove(event: PointerEvent) {
    const square = under(event);
    if (drag.current && square && ghost.placement) {
      const to = {
        column: ghost.placement.first.column + square.column - drag.current.column,
        row: ghost.placement.first.row + square.row - drag.current.row,
      };
      if (!isSame(square, drag.current)) onGhost(now => ghosts.dragged(now, to));
      drag.current = square;
    } else if (event.pointerType === 'mouse') onGhost(now => ghosts.aimed(now, square, legal));
  }
  function click(event: MouseEvent) {
    const square = under(event);
    if (!square) return;
    if (ghost.pinned && covers(ghost, square)) return;
    const put = ghosts.pinned(ghost, square, legal);
    if (isByMouse(event) && laying.onPut) laying.onPut(put);
    else onGhost(() => put);
  }
  function wheel(event: WheelEvent) {
    event.preventDefault();
    onGhost(now => ghosts.rotated(now, event.deltaY > 0 ? 1 : -1, legal));
  }

  const moving = {
    onKeyDown: keyDown,
    onPointerDown: pointerDown,
    onPointerMove: pointerMove,
    onClick: click,
    onWheel: wheel,
  };
  return {
    onPointerUp: () => (drag.current = null),
    onPointerLeave: () => onGhost(now => ghosts.aimed(now, null, legal)),
    ...(sent ? {} : moving),
  };
}
