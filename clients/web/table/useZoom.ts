// Which part of a board is visible. It is the whole board or, if its squares would be too small for a finger,
// an enlarged part that the player can move.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSize } from '../ui/useSize';
import type { Point } from './walk';

/** A rectangle in units of the board. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Board {
  /** the whole board with its surroundings */
  whole: Part;
  /** the width of a square, in units */
  square: number;
  /**
   * the least size of a square on the screen, in pixels; if squares are smaller, they get the size `enlarged`
   */
  least: number;
  enlarged: number;
  /** the point that is at first in the middle of the visible part */
  start: Point;
  /** true if the match asks this player for a move; otherwise the board is never enlarged */
  isAsked: boolean;
}

const clamped = (value: number, least: number, most: number) =>
  most < least ? (least + most) / 2 : Math.min(Math.max(value, least), most);

/**
 * The part of the board that has this size and this middle. If necessary, it moves so that it stays inside
 * the board.
 */
export function partAround(middle: Point, size: { width: number; height: number }, whole: Part): Part {
  const { width, height } = size;
  const x = clamped(middle.x - width / 2, whole.x, whole.x + whole.width - width);
  const y = clamped(middle.y - height / 2, whole.y, whole.y + whole.height - height);
  return { x, y, width, height };
}

export function useZoom({ whole, square, least, enlarged, start, isAsked }: Board) {
  const { box, size } = useSize();
  const [middle, setMiddle] = useState<Point | null>(null);
  useEffect(() => {
    if (!isAsked) setMiddle(null);
  }, [isAsked]);

  const fitting = Math.min(size.width / whole.width, size.height / whole.height);
  const isSmall = size.width > 0 && fitting * square < least;
  const isZoomed = isAsked && isSmall;
  const scale = isZoomed ? enlarged / square : fitting;
  const part = isZoomed
    ? partAround(middle ?? start, { width: size.width / scale, height: size.height / scale }, whole)
    : whole;
  const centre = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return {
    box,
    part,
    /** true if the squares of the whole board are too small for a move */
    isSmall,
    isZoomed,
    /** pixels per unit */
    scale,
    centre,
    lookAt: setMiddle,
    /** moves the part no further than necessary, so that this point and its surroundings become visible */
    show: (point: Point) => {
      if (!isZoomed) return;
      const [x, y] = [0.75 * square, 0.75 * square];
      setMiddle({
        x: clamped(centre.x, point.x + x - part.width / 2, point.x - x + part.width / 2),
        y: clamped(centre.y, point.y + y - part.height / 2, point.y - y + part.height / 2),
      });
    },
  };
}

/** The event handlers for dragging by finger or mouse. A press that does not move is still a press. */
export function useDrag(zoom: ReturnType<typeof useZoom>) {
  const from = useRef<{ x: number; y: number; centre: Point } | null>(null);
  const hasMoved = useRef(false);
  if (!zoom.isZoomed) return {};
  return {
    onPointerDown: (event: PointerEvent) => {
      hasMoved.current = false;
      from.current = { x: event.clientX, y: event.clientY, centre: zoom.centre };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (!start || event.buttons === 0) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!hasMoved.current && Math.hypot(dx, dy) < 8) return;
      hasMoved.current = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      zoom.lookAt({ x: start.centre.x - dx / zoom.scale, y: start.centre.y - dy / zoom.scale });
    },
    onPointerUp: () => {
      from.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (hasMoved.current) event.stopPropagation();
      hasMoved.current = false;
    },
  };
}
