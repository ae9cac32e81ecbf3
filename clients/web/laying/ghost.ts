// The ghost: the domino in hand, shown over the board, with its position, its direction and whether it is
// pinned. Ghosts are immutable; every change returns a new one.
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
  /** the direction of the domino in hand */
  readonly held: Direction;
  /** the last square under the pointer; null if there is none */
  readonly at: Square | null;
  /** the squares under the domino; null while it is off the board */
  readonly placement: Placement | null;
  /** it stays there until the player moves it, and can be confirmed */
  readonly pinned: boolean;
}

export const inHand: Ghost = { held: 0, at: null, placement: null, pinned: false };

export const takenBack = ({ held }: Ghost): Ghost => ({ ...inHand, held });

export type Ghosts = ReturnType<typeof ghostsOver>;

/** The changes of a ghost over that board. The first arrow key moves it to a legal place near `middle`. */
export function ghostsOver(board: Extent, middle: Square) {
  const over = (ghost: Ghost, placement: Placement): Ghost =>
    isWhole(board, placement) ? { ...ghost, placement } : ghost;

  /** Whether the ghost is off the board because the board has become smaller with the window. */
  const isBeyond = ({ placement }: Ghost) => placement !== null && !isIn(board, placement.first);

  /** Turns the placement clockwise around its first half until both halves are on the board. */
  function inBoard(placement: Placement): Placement {
    if (isWhole(board, placement)) return placement;
    return inBoard({ ...placement, direction: turned(placement.direction, 1) });
  }

  /**
   * The pointer hovers over a square or has left the board: the ghost shows the effect of a press there. A
   * pinned domino stays in place.
   */
  function aimed(ghost: Ghost, at: Square | null, legal: readonly string[]): Ghost {
    if (ghost.pinned) return ghost;
    return at ? { ...ghost, at, placement: inBoard(meant(legal, at, ghost.held)) } : takenBack(ghost);
  }

  /** Pins the domino on a square of the board, and turns it if only that is legal there. */
  function pinned(ghost: Ghost, at: Square, legal: readonly string[]): Ghost {
    const placement = inBoard(meant(legal, at, ghost.held));
    return { held: placement.direction, at, placement, pinned: true };
  }

  /** Moves its first half to a square and keeps its direction. */
  const dragged = (ghost: Ghost, to: Square): Ghost => ({
    ...over(ghost, { first: to, direction: ghost.held }),
    pinned: true,
  });

  /** Turns it over the square under the pointer to the next legal placement there. */
  function turnedOver(ghost: Ghost, at: Square, by: 1 | -1, legal: readonly string[]): Ghost {
    const ways = [1, 2, 3].map(times => turned(ghost.held, by * times));
    const fitting = ways.find(way => {
      const placement = meant(legal, at, way);
      return placement.direction === way && isLegal(legal, placement);
    });
    return aimed({ ...ghost, held: fitting ?? ways[0]! }, at, legal);
  }

  /**
   * Turns the domino clockwise by quarter turns. A pinned domino turns around its first half and skips
   * placements that reach beyond the board.
   */
  function rotated(ghost: Ghost, by: 1 | -1, legal: readonly string[]): Ghost {
    if (isBeyond(ghost)) return rotated(takenBack(ghost), by, legal);
    if (!ghost.pinned && ghost.at) return turnedOver(ghost, ghost.at, by, legal);
    const held = turned(ghost.held, by);
    if (!ghost.placement) return { ...ghost, held };
    const placement = { first: ghost.placement.first, direction: held };
    return isWhole(board, placement) ? { ...ghost, held, placement } : rotated({ ...ghost, held }, by, legal);
  }

  /** Moves it by one square for an arrow key; from the hand, to the first legal place. */
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
