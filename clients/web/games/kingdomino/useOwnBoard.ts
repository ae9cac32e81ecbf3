// Where one's own kingdom is drawn in the page, and which part of its board.
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { KingdominoOptions } from 'reami';
import { squareUnder } from '../../laying/frame';
import { useSize } from '../../ui/useSize';
import { ghostsIn, type Ghosts } from './ghost';
import { fieldOf, frameOf, sizeOf, type Kingdom } from './kingdom';
import type { Extent, Square } from './squares';

export interface OwnBoard {
  /** around it */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly frame: Extent;
  readonly ghosts: Ghosts;
  readonly coordinates: 'around' | 'within';
  /** the square under a point of the window; null if the point is off the board */
  under(x: number, y: number): Square | null;
}

/** Pixels that a finger needs. */
const finger = 44;

/**
 * Where there is room it is always the same number of squares, so that none changes its size in a match; else
 * as few as the next domino needs.
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
    coordinates: isWide ? 'around' : 'within',
    under: (x, y) => squareUnder(svg.current!, frame, x, y),
  };
}
