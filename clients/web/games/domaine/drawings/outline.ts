// The outline of a set of squares, as a path, optionally inset.
import type { Place } from './places';

const unit = 100;
/** Right, down, left, up. An outline has its squares on the right. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * The side of a square that an outline follows in each direction: its start, and the adjacent square beyond.
 */
const sides = [
  { from: [0, 0], beyond: [0, -1] },
  { from: [1, 0], beyond: [1, 0] },
  { from: [1, 1], beyond: [0, 1] },
  { from: [0, 1], beyond: [-1, 0] },
] as const;

const key = (x: number, y: number) => `${x} ${y}`;

/** The sides without a neighbour in the set, by corner and direction. */
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
 * Removes one outline from the open sides; null if none is left. It turns right first at a corner, so that
 * squares that touch only at a corner stay separate.
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

/** The path of the outline, `inset` units inside the squares' edges. */
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
