// The own kingdom while a domino is to be placed: by mouse, by touch, by keyboard. Nothing is sent from here; the ghost
// moves, and whoever holds it asks for confirmation.
import { useRef } from 'preact/hooks';
import { t } from '../../words/t';
import { lieText } from './describe';
import type { Ghost } from './ghost';
import * as ghosts from './ghost';
import { KingdomSquares, squareId, unit, viewBoxOf, type BoardProps, type Held } from './KingdomBoard';
import { isLegal, reachable } from './moves';
import { nameOf, secondOf, isSame, type Direction, type Square } from './squares';

interface Props extends Omit<BoardProps, 'spots' | 'held'> {
  ghost: Ghost;
  domino: number;
  legal: readonly string[];
  /** it is on its way: nothing can be moved */
  sent: boolean;
  /** where in the page the board is: what drags a domino from elsewhere asks it for squares */
  board: { current: SVGSVGElement | null };
  onGhost(change: (ghost: Ghost) => Ghost): void;
  onConfirm(): void;
}

const arrows: Record<string, Direction> = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3 };

/** The square of a board under a point of the window; null if the point is off the board. */
export function squareUnder(
  board: SVGSVGElement,
  frame: BoardProps['frame'],
  x: number,
  y: number,
): Square | null {
  const matrix = board.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const square = {
    column: frame.left + Math.floor(point.x / unit),
    row: frame.top - Math.floor(point.y / unit),
  };
  const { left, right, bottom, top } = frame;
  const isInside =
    square.column >= left && square.column <= right && square.row >= bottom && square.row <= top;
  return isInside ? square : null;
}

function heldOf({ ghost, domino, legal, sent }: Props): Held | null {
  if (!ghost.lie) return null;
  const look = sent ? 'sent' : isLegal(legal, ghost.lie) ? 'fits' : 'misfits';
  return { lie: ghost.lie, domino, look };
}

export function PlacingBoard(props: Props) {
  const { board, frame, ghost, legal, sent, onGhost, onConfirm } = props;
  const drag = useRef<Square | null>(null);
  const under = (event: MouseEvent) => squareUnder(board.current!, frame, event.clientX, event.clientY);

  function keyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow !== undefined) onGhost(now => ghosts.stepped(now, arrow, legal));
    else if (event.key === 'r' || event.key === 'R')
      onGhost(now => ghosts.rotated(now, event.shiftKey ? -1 : 1));
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
    if (drag.current && square && ghost.lie) {
      const to = {
        column: ghost.lie.first.column + square.column - drag.current.column,
        row: ghost.lie.first.row + square.row - drag.current.row,
      };
      if (!isSame(square, drag.current)) onGhost(now => ghosts.dragged(now, to));
      drag.current = square;
    } else if (event.pointerType === 'mouse') onGhost(now => ghosts.aimed(now, square));
  }
  function click(event: MouseEvent) {
    const square = under(event);
    if (!square) return;
    onGhost(now => (now.pinned && covers(now, square) ? now : ghosts.pinned(now, square, legal)));
  }
  function wheel(event: WheelEvent) {
    event.preventDefault();
    onGhost(now => ghosts.rotated(now, event.deltaY > 0 ? 1 : -1));
  }

  const moving = sent
    ? {}
    : {
        onKeyDown: keyDown,
        onPointerDown: pointerDown,
        onPointerMove: pointerMove,
        onClick: click,
        onWheel: wheel,
      };
  return (
    <svg
      ref={board}
      class={ghost.pinned ? 'kingdom-board placing pinned' : 'kingdom-board placing'}
      viewBox={viewBoxOf(frame)}
      role="grid"
      // in an svg the case of attributes counts
      tabindex={0}
      aria-label={t('kingdomino.place.board')}
      aria-activedescendant={ghost.lie ? squareId(nameOf(ghost.lie.first)) : undefined}
      onPointerUp={() => (drag.current = null)}
      onPointerLeave={() => onGhost(now => ghosts.aimed(now, null))}
      {...moving}
    >
      <KingdomSquares {...props} spots={reachable(legal)} held={heldOf(props)} />
    </svg>
  );
}

const covers = (ghost: Ghost, square: Square) =>
  ghost.lie !== null && (isSame(ghost.lie.first, square) || isSame(secondOf(ghost.lie), square));

/** What the ghost would do, in a sentence. */
export function ghostText(
  ghost: Ghost,
  { domino, legal, catalog }: Pick<Props, 'domino' | 'legal' | 'catalog'>,
): string {
  if (!ghost.lie) return t('kingdomino.place.how');
  const lie = lieText(ghost.lie, domino, catalog);
  return isLegal(legal, ghost.lie) ? lie : t('kingdomino.place.misfits', { lie });
}
