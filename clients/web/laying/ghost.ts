// The domino in hand, held over the board: where it is aimed, turned, pinned. A value; every change is a new
// one.
import { isLegal, meant, nearestPlacement } from './placements';
import {
  isIn,
  isWhole,
  stepFrom,
  turned,
  type Direction,
  type Extent,
  type Placement,
  type Square,
} from './squares';

export interface Ghost {
  /** how the domino is held */
  readonly held: Direction;
  /** the square that was pointed at last; null while none is */
  readonly at: Square | null;
  /** over which squares; null while it is off the board */
  readonly placement: Placement | null;
  /** it stays there until it is moved on purpose, and can be confirmed */
  readonly pinned: boolean;
}

export const inHand: Ghost = { held: 0, at: null, placement: null, pinned: false };

export const takenBack = ({ held }: Ghost): Ghost => ({ ...inHand, held });

export type Ghosts = ReturnType<typeof ghostsOver>;

/** How a domino moves over that board; keys take it there near the middle. */
export function ghostsOver(board: Extent, middle: Square) {
  const over = (ghost: Ghost, placement: Placement): Ghost =>
    isWhole(board, placement) ? { ...ghost, placement } : ghost;

  /** The window has become smaller, and the board with it. */
  const isBeyond = ({ placement }: Ghost) => placement !== null && !isIn(board, placement.first);

  /** Turned clockwise around its first half, as little as needed to lie on the board whole. */
  function inBoard(placement: Placement): Placement {
    if (isWhole(board, placement)) return placement;
    return inBoard({ ...placement, direction: turned(placement.direction, 1) });
  }

  /**
   * The pointer hovers over a square, or has left the board: it shows what a press there would do. A pinned
   * domino stays where it is.
   */
  function aimed(ghost: Ghost, at: Square | null, legal: readonly string[]): Ghost {
    if (ghost.pinned) return ghost;
    return at ? { ...ghost, at, placement: inBoard(meant(legal, at, ghost.held)) } : takenBack(ghost);
  }

  /** It is put down on a square of the board, turned if it can lie there only so. */
  function pinned(ghost: Ghost, at: Square, legal: readonly string[]): Ghost {
    const placement = inBoard(meant(legal, at, ghost.held));
    return { held: placement.direction, at, placement, pinned: true };
  }

  /** Its first half is dragged to a square, and it stays turned as it is. */
  const dragged = (ghost: Ghost, to: Square): Ghost => ({
    ...over(ghost, { first: to, direction: ghost.held }),
    pinned: true,
  });

  /** Over the square that is pointed at: to the next way in which it may lie there. */
  function turnedOver(ghost: Ghost, at: Square, by: 1 | -1, legal: readonly string[]): Ghost {
    const ways = [1, 2, 3].map(times => turned(ghost.held, by * times));
    const fitting = ways.find(way => {
      const placement = meant(legal, at, way);
      return placement.direction === way && isLegal(legal, placement);
    });
    return aimed({ ...ghost, held: fitting ?? ways[0]! }, at, legal);
  }

  /**
   * Quarter turns, clockwise; one that is pinned, around its first half, and at the edge of the board those
   * that don't fit are passed over.
   */
  function rotated(ghost: Ghost, by: 1 | -1, legal: readonly string[]): Ghost {
    if (isBeyond(ghost)) return rotated(takenBack(ghost), by, legal);
    if (!ghost.pinned && ghost.at) return turnedOver(ghost, ghost.at, by, legal);
    const held = turned(ghost.held, by);
    if (!ghost.placement) return { ...ghost, held };
    const placement = { first: ghost.placement.first, direction: held };
    return isWhole(board, placement) ? { ...ghost, held, placement } : rotated({ ...ghost, held }, by, legal);
  }

  /** An arrow key: one square on; from the hand, to the first place where it may lie. */
  function stepped(ghost: Ghost, towards: Direction, legal: readonly string[]): Ghost {
    if (ghost.placement && !isBeyond(ghost))
      return {
        ...over(ghost, { ...ghost.placement, first: stepFrom(ghost.placement.first, towards) }),
        pinned: true,
      };
    const placement = nearestPlacement(legal, middle);
    return placement ? { held: placement.direction, at: null, placement, pinned: true } : ghost;
  }

  return { aimed, pinned, dragged, rotated, stepped, takenBack };
}
