// Borders: dry stone walls between squares, with a post where walls end or meet. A square is 100 units wide.
import { ink } from './colours';
import { edgeAt, size } from './places';

/** A horizontal wall from 0, 0 to 100, 0. */
export function LyingWall() {
  return (
    <>
      <path d="M-2 -8H102V12H-2Z" fill="#1d2a10" opacity="0.25" />
      <path d="M-2 -11H102V9H-2Z" fill="#b09c7b" stroke={ink} stroke-width="2.6" />
      <path d="M-2 -11H102V-1H-2Z" fill="#f3e8d0" stroke={ink} stroke-width="1.8" />
      <path
        d="M14 -11V-1M33 -11V-1M51 -11V-1M70 -11V-1M86 -11V-1M24 -1V9M42 -1V9M60 -1V9M78 -1V9"
        stroke={ink}
        stroke-width="1.6"
        opacity="0.75"
      />
    </>
  );
}

/** A vertical wall from 0, 0 to 0, 100. */
export function StandingWall() {
  return (
    <>
      <path d="M-5 -2H11V102H-5Z" fill="#1d2a10" opacity="0.25" />
      <path d="M-8 -2H8V102H-8Z" fill="#f3e8d0" stroke={ink} stroke-width="2.6" />
      <path d="M4 -1H7V101H4Z" fill="#b09c7b" />
      <path d="M-8 15H8M-8 32H8M-8 50H8M-8 68H8M-8 85H8" stroke={ink} stroke-width="1.6" opacity="0.75" />
    </>
  );
}

/** A post, whose centre is at 0, 0. */
export function Post() {
  return (
    <>
      <path d="M-12 -11V8C-12 15 12 15 12 8V-11Z" fill="#b09c7b" stroke={ink} stroke-width="2.4" />
      <ellipse cy="-10" rx="12" ry="7" fill="#fff6e0" stroke={ink} stroke-width="2.4" />
      <ellipse cy="-10" rx="5.5" ry="3" fill="#d9c7a3" />
    </>
  );
}

/** The wall on one edge, such as `e4n` or `e4e`, without posts. `rows` is the number of rows of the map. */
export function Wall({ edge, rows = size }: { edge: string; rows?: number }) {
  const { x, y, lies } = edgeAt(edge, rows);
  return <use href={lies ? '#domaine-wall-lying' : '#domaine-wall-standing'} x={100 * x} y={100 * y} />;
}

/** The posts. A post stands where a wall ends, turns or meets another one, but not inside a straight wall. */
function posts(edges: readonly string[], rows: number) {
  const corners = new Map<string, { x: number; y: number; walls: Set<string> }>();
  const meets = (x: number, y: number, side: string) => {
    const corner = corners.get(`${x} ${y}`) ?? { x, y, walls: new Set() };
    corners.set(`${x} ${y}`, corner);
    corner.walls.add(side);
  };
  for (const edge of edges) {
    const { x, y, lies } = edgeAt(edge, rows);
    meets(x, y, lies ? 'right' : 'below');
    if (lies) meets(x + 1, y, 'left');
    else meets(x, y + 1, 'above');
  }
  const straight = (walls: Set<string>) =>
    walls.size === 2 &&
    ((walls.has('left') && walls.has('right')) || (walls.has('above') && walls.has('below')));
  return [...corners.values()].filter(({ walls }) => !straight(walls)).sort((one, other) => one.y - other.y);
}

/** All borders of a map with their posts. */
export function Walls({ edges, rows = size }: { edges: readonly string[]; rows?: number }) {
  const standing = edges.filter(edge => edge.endsWith('e'));
  const lying = edges.filter(edge => edge.endsWith('n'));
  return (
    <>
      {[...standing, ...lying].map(edge => (
        <Wall key={edge} edge={edge} rows={rows} />
      ))}
      {posts(edges, rows).map(({ x, y }) => (
        <use key={`${x} ${y}`} href="#domaine-post" x={100 * x} y={100 * y} />
      ))}
    </>
  );
}
