// A small map of the whole board, which shows the visible part and the places to press. If a player touches a
// place, this place becomes the middle of the visible part.
import type { DomaineView } from 'reami';
import { useRef } from 'preact/hooks';
import type { Part } from '../../table/useZoom';
import type { Point } from '../../table/walk';
import { t } from '../../words/t';
import { shades } from './drawings/colours';
import { squaresOfDomains } from './MapLayers';
import { outlineOf } from './drawings/outline';
import { edgeAt, size, squareAt } from './drawings/places';
import { centreOf, extent } from './places';

interface Props {
  view: DomaineView;
  part: Part;
  /** the middles of the places to press */
  open: readonly Point[];
  /** squares and edges that the last move or the laid out turn has changed */
  marked: readonly string[];
  onLook(middle: Point): void;
}

/** The part of the enlarged board's width and height that the small map covers, with its margin. */
const covers = 0.3;
const corners = ['right', 'left', 'right low', 'left low'] as const;

/** The corner of the visible part where the small map covers the fewest places to press, pieces and marks. */
function cornerOf({ x, y, width, height }: Part, open: readonly Point[], others: readonly Point[]): string {
  const side = Math.min(width, height) * covers;
  const costs = corners.map(corner => {
    const left = corner.startsWith('left') ? x : x + width - side;
    const top = corner.endsWith('low') ? y + height - side : y;
    const covered = (points: readonly Point[]) =>
      points.filter(point => point.x > left && point.x < left + side && point.y > top && point.y < top + side)
        .length;
    // If nearly all edges can be pressed, one edge more does not matter, but a piece or a mark does.
    return covered(open) / Math.max(open.length, 1) + covered(others) / 20;
  });
  return corners[costs.indexOf(Math.min(...costs))]!;
}

export function MiniMap({ view, part, open, marked, onLook }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  // While a finger drags on the small map, the map keeps its corner, so that it does not move away from the
  // finger.
  const corner = useRef('');
  const isHeld = useRef(false);
  if (!isHeld.current) {
    const others = [...Object.keys(view.castles), ...Object.keys(view.knights), ...marked];
    corner.current = cornerOf(part, open, others.map(centreOf));
  }
  const release = () => {
    isHeld.current = false;
  };
  function look(event: PointerEvent) {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    isHeld.current = true;
    const { left, top, width, height } = svg.current!.getBoundingClientRect();
    onLook({
      x: ((event.clientX - left) / width) * extent,
      y: ((event.clientY - top) / height) * extent,
    });
    event.stopPropagation();
  }
  return (
    <svg
      ref={svg}
      class={`mini-map ${corner.current}`}
      viewBox={`0 0 ${extent} ${extent}`}
      role="img"
      aria-label={t('domaine.map.small')}
      onPointerDown={look}
      onPointerMove={look}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
    >
      <rect width={extent} height={extent} class="mini-land" />
      {[...terrains(view.land)].map(([letter, path]) => (
        <path key={letter} d={path} class={`mini-terrain of-${letter}`} />
      ))}
      {[...squaresOfDomains(view.domain_of)].map(([castle, squares]) => (
        <path
          key={castle}
          d={outlineOf(
            squares.map(square => squareAt(square)),
            0,
          )}
          fill={shades[view.castles[castle]!].base}
          opacity="0.75"
        />
      ))}
      <path d={Object.keys(view.borders).map(wall).join('')} class="mini-walls" />
      {Object.entries(view.knights).map(([square, colour]) => (
        <MiniPiece key={square} square={square} colour={shades[colour].dark} radius={26} />
      ))}
      {Object.entries(view.castles).map(([square, colour]) => (
        <MiniPiece key={square} square={square} colour={shades[colour].base} radius={46} />
      ))}
      <path d={open.map(({ x, y }) => `M${x} ${y}h0`).join('')} class="mini-open" />
      <rect {...part} class="mini-part" />
    </svg>
  );
}

function MiniPiece({ square, colour, radius }: { square: string; colour: string; radius: number }) {
  const { x, y } = squareAt(square);
  return <circle cx={100 * x + 50} cy={100 * y + 50} r={radius} fill={colour} class="mini-piece" />;
}

function wall(edge: string): string {
  const { x, y, lies } = edgeAt(edge);
  return `M${100 * x} ${100 * y}${lies ? 'h' : 'v'}100`;
}

/** The squares of each terrain as a path, by the terrain's letter. */
function terrains(land: DomaineView['land']): Map<string, string> {
  const paths = new Map<string, string>();
  for (const [row, letters] of Object.entries(land))
    for (const [x, letter] of [...letters].entries())
      if (letter !== 'm')
        paths.set(
          letter,
          `${paths.get(letter) ?? ''}M${100 * x} ${100 * (size - Number(row))}h100v100h-100z`,
        );
  return paths;
}
