// The element of the player's own kingdom, and the part of its board that is visible.
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { KingdominoOptions } from 'reami';
import { squareUnder } from '../../laying/frame';
import { ghostsIn, type Ghosts } from './ghost';
import { frameOf, sizeOf, type Kingdom } from './kingdom';
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

/** The board shows the squares that the next domino can reach, as large as possible. */
export function useOwnBoard(kingdom: Kingdom, options: KingdominoOptions): OwnBoard {
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const frame = frameOf(kingdom, sizeOf(options));
  return {
    box,
    svg,
    frame,
    ghosts: ghostsIn(frame),
    under: (x, y) => squareUnder(svg.current!, frame, x, y),
  };
}
