// The element of the player's own kingdom, and the part of its board that is visible.
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { KingdominoOptions } from 'reami';
import { squareUnder } from '../../laying/frame';
import { useSize } from '../../ui/useSize';
import { ghostsIn, type Ghosts } from './ghost';
import { fieldOf, frameOf, sizeOf, type Kingdom } from './kingdom';
import type { Extent, Square } from './squares';

export interface OwnBoard {
  /** the element around the board */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly frame: Extent;
  readonly ghosts: Ghosts;
  /** the square at this point of the window; null if the point is not on the board */
  under(x: number, y: number): Square | null;
}

/** The width of a finger in pixels. */
const finger = 44;

/**
 * If there is space, it always shows the same number of squares, so that they keep their size during the
 * match. Otherwise it shows only the squares that the next domino needs.
 */
export function useOwnBoard(kingdom: Kingdom, options: KingdominoOptions): OwnBoard {
  const { box, size } = useSize();
  const svg = useRef<SVGSVGElement>(null);
  const limit = sizeOf(options);
  const isWide = Math.min(size.width, size.height) >= (limit + 3) * finger;
  const frame = isWide ? fieldOf(kingdom, limit + 2) : frameOf(kingdom, limit);
  return {
    box,
    svg,
    frame,
    ghosts: ghostsIn(frame),
    under: (x, y) => squareUnder(svg.current!, frame, x, y),
  };
}
