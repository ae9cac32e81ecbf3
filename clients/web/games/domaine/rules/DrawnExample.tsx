// A small map for the rules page: land, domains, borders, pieces and marks.
import { CastlePiece, KnightPiece } from '../drawings/Pieces';
import { type Colour, ink, paper } from '../drawings/colours';
import { Land } from '../drawings/Land';
import { outlineOf } from '../drawings/outline';
import { edgeAt, squareAt } from '../drawings/places';
import { AllianceSign } from '../drawings/Signs';
import { Walls } from '../drawings/Walls';
import { readExample } from './example';

const words = (text = '') => text.split(' ').filter(word => word !== '');

export interface ExampleProps {
  /** the map in the format of example.ts */
  drawn: string;
  /** the domains; the text of each is its colour and its squares: `red a1 a2` */
  domains?: readonly string[];
  /** new borders, or edges for possible ones */
  fresh?: string;
  /** the squares to mark */
  marked?: string;
  /** the castle of a domain, and the points of the domain: `a1:4` */
  worth?: string;
  /** the square of a knight that deserts, and the square of its replacement */
  deserts?: readonly [string, string];
  /** an edge between two allied domains; the sign of the alliance is at its upper end */
  allied?: string;
}

const middle = (square: string, rows: number) => {
  const { x, y } = squareAt(square, rows);
  return { x: 100 * x + 50, y: 100 * y + 50 };
};

function Fresh({ edge, rows }: { edge: string; rows: number }) {
  const { x, y, lies } = edgeAt(edge, rows);
  const [left, top] = [100 * x, 100 * y];
  return (
    <rect
      x={lies ? left - 6 : left - 25}
      y={lies ? top - 26 : top - 6}
      width={lies ? 112 : 50}
      height={lies ? 52 : 112}
      rx="22"
      fill="#ffd34d"
      stroke={ink}
      stroke-width="3"
    />
  );
}

function Worth({ of, rows }: { of: string; rows: number }) {
  const [square, points] = of.split(':');
  const { x, y } = middle(square!, rows);
  return (
    <g transform={`translate(${x + 36} ${y - 34})`}>
      <circle r="23" fill={paper} stroke={ink} stroke-width="4" />
      <text class="domaine-number" y="11" font-size="32" font-weight="700" text-anchor="middle" fill={ink}>
        {points}
      </text>
    </g>
  );
}

function Deserts({ from, to, rows }: { from: string; to: string; rows: number }) {
  const [one, other] = [middle(from, rows), middle(to, rows)];
  const path = `M${one.x} ${one.y - 30}Q${(one.x + other.x) / 2} ${one.y - 95} ${other.x + 18} ${other.y - 32}`;
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={path} stroke={paper} stroke-width="20" />
      <path d={path} stroke={ink} stroke-width="12" />
      <path d={`M${other.x + 2} ${other.y - 12}l0 -36l34 22z`} fill="#c53a2b" stroke={ink} stroke-width="5" />
      <path d={path} stroke="#c53a2b" stroke-width="6" />
    </g>
  );
}

/** The edges of the map's lower left corner: on two sides the rim, on the other sides borders. */
function Rim({ width, height }: { width: number; height: number }) {
  const path = `M0 -12V${height}H${width + 12}`;
  return (
    <g fill="none" stroke-linejoin="round">
      <path d={path} stroke={ink} stroke-width="16" />
      <path d={path} stroke="#8c7a63" stroke-width="10" />
    </g>
  );
}

function Signs({ marked, worth, deserts, allied, rows }: ExampleProps & { rows: number }) {
  const squares = words(marked).map(square => squareAt(square, rows));
  const between = allied === undefined ? null : edgeAt(allied, rows);
  return (
    <>
      {squares.map(square => (
        <g key={`${square.x} ${square.y}`} fill="none">
          <path d={outlineOf([square], 13)} stroke={ink} stroke-width="13" stroke-linejoin="round" />
          <path d={outlineOf([square], 13)} stroke="#ffd34d" stroke-width="8" stroke-linejoin="round" />
        </g>
      ))}
      {words(worth).map(of => (
        <Worth key={of} of={of} rows={rows} />
      ))}
      {deserts && <Deserts from={deserts[0]} to={deserts[1]} rows={rows} />}
      {between && (
        <g transform={`translate(${100 * between.x} ${100 * between.y})`}>
          <AllianceSign />
        </g>
      )}
    </>
  );
}

export function DrawnExample(props: ExampleProps) {
  const { rows, castles, knights, edges } = readExample(props.drawn);
  const [width, height] = [100 * rows[0]!.length, 100 * rows.length];
  const domains = (props.domains ?? []).map(domain => {
    const [colour, ...squares] = words(domain);
    return { colour: colour as Colour, squares };
  });
  const corner = (square: string) => {
    const { x, y } = middle(square, rows.length);
    return { x: x - 50, y: y - 50 };
  };
  return (
    <svg class="domaine-example" viewBox={`-16 -26 ${width + 36} ${height + 40}`} aria-hidden="true">
      <Land rows={rows} domains={domains} />
      <Rim width={width} height={height} />
      {words(props.fresh).map(edge => (
        <Fresh key={edge} edge={edge} rows={rows.length} />
      ))}
      <Walls edges={edges} rows={rows.length} />
      {[...castles].map(([square, colour]) => (
        <CastlePiece key={square} colour={colour} {...corner(square)} />
      ))}
      {[...knights].map(([square, colour]) => (
        <KnightPiece key={square} colour={colour} {...corner(square)} />
      ))}
      <Signs {...props} rows={rows.length} />
    </svg>
  );
}

/** An example with two maps: before a move and after it. */
export function BeforeAndAfter({ before, after }: { before: ExampleProps; after: ExampleProps }) {
  return (
    <div class="domaine-before-after">
      <DrawnExample {...before} />
      <svg class="domaine-then" viewBox="0 0 40 40" aria-hidden="true">
        <path d="M4 15H20V5L36 20L20 35V25H4Z" fill="currentColor" />
      </svg>
      <DrawnExample {...after} />
    </div>
  );
}
