// Makes the outline of a set of squares as a path, which may lie inside the edges of the squares.
import type { Place } from './places';

const unit = 100;
/** The steps to the right, down, left and up. An outline has its squares on the right-hand side. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * For each direction of an outline: where the side of the square begins, and the square on the other side.
 */
const sides = [
  { from: [0, 0], beyond: [0, -1] },
  { from: [1, 0], beyond: [1, 0] },
  { from: [1, 1], beyond: [0, 1] },
  { from: [0, 1], beyond: [-1, 0] },
] as const;

const key = (x: number, y: number) => `${x} ${y}`;

/** The sides of squares beyond which the set has no square, by corner and direction. */
function openSides(places: readonly Place[]): Set<string> {
  const inside = new Set(places.map(({ x, y }) => key(x, y)));
  const open = new Set<string>();
  for (const { x, y } of places)
    sides.forEach(({ from, beyond }, direction) => {
      if (!inside.has(key(x + beyond[0], y + beyond[1])))
        open.add(`${key(x + from[0], y + from[1])} ${direction}`);
    });
  return open;
}

interface Side extends Place {
  direction: number;
}

/**
 * Removes one outline from the open sides and returns it; null if none is left. At a corner it turns right if
 * it can, so that squares which touch only at a corner have separate outlines.
 */
function takeLoop(open: Set<string>): Side[] | null {
  const [first] = open;
  if (first === undefined) return null;
  const loop: Side[] = [];
  let [x, y, direction] = first.split(' ').map(Number) as [number, number, number];
  while (open.delete(`${key(x, y)} ${direction}`)) {
    loop.push({ x, y, direction });
    x += steps[direction]![0];
    y += steps[direction]![1];
    const turned = [1, 0, 3].map(turn => (direction + turn) % 4);
    direction = turned.find(one => open.has(`${key(x, y)} ${one}`)) ?? direction;
  }
  return loop;
}

/** The path of the outline, `inset` units inside the edges of the squares. */
export function outlineOf(places: readonly Place[], inset: number): string {
  const open = openSides(places);
  let path = '';
  for (let loop = takeLoop(open); loop; loop = takeLoop(open)) {
    const corners = loop.flatMap(({ x, y, direction }, n) => {
      const before = loop.at(n - 1)!.direction;
      if (before === direction) return [];
      const [one, other] = [steps[(before + 1) % 4]!, steps[(direction + 1) % 4]!];
      return [`${unit * x + inset * (one[0] + other[0])} ${unit * y + inset * (one[1] + other[1])}`];
    });
    path += `M${corners.join('L')}Z`;
  }
  return path;
}
