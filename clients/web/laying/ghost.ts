// The ghost: the domino of the player's hand, shown over the board. It has a position and a direction, and
// may be pinned. A ghost never changes; every change returns a new ghost.
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
  /** the direction that the domino has in the hand */
  readonly held: Direction;
  /** the square that was under the pointer last; null if none was */
  readonly at: Square | null;
  /** the squares under the domino; null if it is not on the board */
  readonly placement: Placement | null;
  /** true if the domino stays where it is until the player moves it, so that the player can confirm it */
  readonly pinned: boolean;
}

export const inHand: Ghost = { held: 0, at: null, placement: null, pinned: false };

export const takenBack = ({ held }: Ghost): Ghost => ({ ...inHand, held });

export type Ghosts = ReturnType<typeof ghostsOver>;

/**
 * The functions that change a ghost over this board. The first arrow key moves the ghost to a legal place
 * near `middle`.
 */
export function ghostsOver(board: Extent, middle: Square) {
  const over = (ghost: Ghost, placement: Placement): Ghost =>
    isWhole(board, placement) ? { ...ghost, placement } : ghost;

  /** Whether the ghost is outside of the board, because the board became smaller with the window. */
  const isBeyond = ({ placement }: Ghost) => placement !== null && !isIn(board, placement.first);

  /** Turns the placement clockwise around its first half, until both halves are on the board. */
  function inBoard(placement: Placement): Placement {
    if (isWhole(board, placement)) return placement;
    return inBoard({ ...placement, direction: turned(placement.direction, 1) });
  }

  /**
   * The pointer has moved to a square of the board, or has left the board. The ghost shows what a press on
   * this square would do. A pinned domino stays where it is.
   */
  function aimed(ghost: Ghost, at: Square | null, legal: readonly string[]): Ghost {
    if (ghost.pinned) return ghost;
    return at ? { ...ghost, at, placement: inBoard(meant(legal, at, ghost.held)) } : takenBack(ghost);
  }

  /** Pins the domino on a square of the board. If the domino fits there only when turned, turns it. */
  function pinned(ghost: Ghost, at: Square, legal: readonly string[]): Ghost {
    const placement = inBoard(meant(legal, at, ghost.held));
    return { held: placement.direction, at, placement, pinned: true };
  }

  /** Moves the first half to this square, and keeps the direction. */
  const dragged = (ghost: Ghost, to: Square): Ghost => ({
    ...over(ghost, { first: to, direction: ghost.held }),
    pinned: true,
  });

  /** Turns the domino to its next legal placement over the square under the pointer. */
  function turnedOver(ghost: Ghost, at: Square, by: 1 | -1, legal: readonly string[]): Ghost {
    const ways = [1, 2, 3].map(times => turned(ghost.held, by * times));
    const fitting = ways.find(way => {
      const placement = meant(legal, at, way);
      return placement.direction === way && isLegal(legal, placement);
    });
    return aimed({ ...ghost, held: fitting ?? ways[0]! }, at, legal);
  }

  /**
   * Turns the domino clockwise by quarter turns. A pinned domino turns around its first half, and skips
   * placements that are partly off the board.
   */
  function rotated(ghost: Ghost, by: 1 | -1, legal: readonly string[]): Ghost {
    if (isBeyond(ghost)) return rotated(takenBack(ghost), by, legal);
    if (!ghost.pinned && ghost.at) return turnedOver(ghost, ghost.at, by, legal);
    const held = turned(ghost.held, by);
    if (!ghost.placement) return { ...ghost, held };
    const placement = { first: ghost.placement.first, direction: held };
    return isWhole(board, placement) ? { ...ghost, held, placement } : rotated({ ...ghost, held }, by, legal);
  }

  /** Whether the domino stays on the board if it moves by one square in this direction. */
  const canStep = ({ placement }: Ghost, towards: Direction) =>
    placement !== null && isWhole(board, { ...placement, first: stepFrom(placement.first, towards) });

  /** Moves the domino by one square, for an arrow key. From the hand, it moves to the first legal place. */
  function stepped(ghost: Ghost, towards: Direction, legal: readonly string[]): Ghost {
    if (ghost.placement && !isBeyond(ghost))
      return {
        ...over(ghost, { ...ghost.placement, first: stepFrom(ghost.placement.first, towards) }),
        pinned: true,
      };
    const placement = nearestPlacement(legal, middle);
    return placement ? { held: placement.direction, at: null, placement, pinned: true } : ghost;
  }

  return { aimed, pinned, dragged, rotated, canStep, stepped, takenBack };
}
