// The place on a board to which an arrow key leads.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const arrows: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The nearest of these points in a direction, as straight ahead as possible. Returns `from` if there is none.
 */
export function nextTowards<Name extends string>(
  from: Name,
  towards: Point,
  points: ReadonlyMap<Name, Point>,
): Name {
  const start = points.get(from)!;
  let [next, least]: [Name, number] = [from, Infinity];
  for (const [name, { x, y }] of points) {
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y) + Math.abs(dy * towards.x);
    const far = Math.hypot(dx, dy) + aside;
    if (along > 1 && aside <= 2 * along && far < least) [next, least] = [name, far];
  }
  return next;
}

/** The point nearest to this place; null if there are no points. */
export function nearest<Name extends string>(to: Point, points: ReadonlyMap<Name, Point>): Name | null {
  let [closest, least]: [Name | null, number] = [null, Infinity];
  for (const [name, { x, y }] of points) {
    const far = Math.hypot(x - to.x, y - to.y);
    if (far < least) [closest, least] = [name, far];
  }
  return closest;
}
