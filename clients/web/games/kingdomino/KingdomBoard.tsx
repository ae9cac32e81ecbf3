// Draws a kingdom, and the domino in the player's hand over it. It reports the squares under the pointer, and
// knows no rules.
import type { KingdominoCatalog } from 'reami';
import { Coordinates } from '../../laying/Coordinates';
import { boxOf, DominoOutline } from '../../laying/DominoOutline';
import { movedTo, rowsOf, squareId, viewBoxOf } from '../../laying/frame';
import { t } from '../../words/t';
import { squareText } from './describe';
import { Castle } from './drawings/Castle';
import { Domino, Tile } from './drawings/Tile';
import { domainsOf, type Kingdom } from './kingdom';
import {
  castle,
  isIn,
  isSame,
  placementOf,
  nameOf,
  squareOf,
  type Direction,
  type Extent,
  type Placement,
} from './squares';

export interface Held {
  readonly placement: Placement;
  readonly domino: number;
  /** `planned`: the player has put this placement into a plan */
  readonly look: 'fits' | 'misfits' | 'sent' | 'planned';
}

export interface BoardProps {
  seat: number;
  name: string;
  kingdom: Kingdom;
  /** the notation of each placed domino, by the number of the domino */
  placed: Record<string, string>;
  catalog: KingdominoCatalog;
  frame: Extent;
  /** the squares that the kingdom can reach at most */
  limits?: Extent;
  /** true if the margin has the names of columns and rows */
  coordinates?: true;
  /** the names of the squares that the domino in the hand can cover */
  spots?: ReadonlySet<string>;
  /** the domino in the hand; null if the hand is empty, absent if the board has no hand */
  held?: Held | null;
  /** the names of the squares to mark */
  marked?: ReadonlySet<string>;
  /** the domino that the player placed last */
  fresh?: number | null;
}

const margin = 14;
/** The margin with the names of columns and rows. */
const namesMargin = 40;

/** The viewBox of the svg of a kingdom. */
export const boxAround = ({ frame, coordinates }: Pick<BoardProps, 'frame' | 'coordinates'>) =>
  viewBoxOf(frame, margin, coordinates && namesMargin);

/** The elements inside the svg of a kingdom: its squares as a grid, and a rim around each domino. */
export function KingdomSquares(props: BoardProps) {
  const { frame, placed, fresh, marked, held, catalog } = props;
  const grown = grownBy(fresh ?? null, props.kingdom);
  return (
    <>
      {rowsOf(frame).map(row => (
        <g key={row[0]!.row} role="row">
          {row.map(square => (
            <BoardSquare key={square.column} board={props} isGrown={grown.has(nameOf(square))} {...square} />
          ))}
        </g>
      ))}
      <g aria-hidden="true" class="board-over">
        {Object.entries(placed).map(([domino, at]) => (
          <Edge key={domino} frame={frame} at={at} fresh={Number(domino) === fresh} />
        ))}
        {props.coordinates && <Coordinates frame={frame} nameOf={nameOf} />}
        {marked && [...marked].map(name => <Mark key={name} frame={frame} square={name} />)}
        {held && <HeldDomino frame={frame} held={held} catalog={catalog} />}
      </g>
    </>
  );
}

/** A kingdom without controls. */
export function KingdomBoard(props: BoardProps) {
  return (
    <svg
      class="laid-board kingdom-board"
      viewBox={boxAround(props)}
      role="grid"
      aria-label={t('kingdomino.kingdom', { name: props.name })}
    >
      <KingdomSquares {...props} />
    </svg>
  );
}

/** The squares of the domains that this domino has just enlarged. */
function grownBy(domino: number | null, kingdom: Kingdom): ReadonlySet<string> {
  if (domino === null) return new Set();
  const isPart = (square: string) => kingdom.get(square)?.domino === domino;
  const grown = domainsOf(kingdom).filter(({ squares }) => squares.some(isPart) && !squares.every(isPart));
  return new Set(grown.flatMap(({ squares }) => squares));
}

interface SquareProps {
  board: BoardProps;
  column: number;
  row: number;
  /** true if the square's domain has just grown */
  isGrown: boolean;
}

function BoardSquare({ board, column, row, isGrown }: SquareProps) {
  const name = nameOf({ column, row });
  const laid = board.kingdom.get(name);
  const isCastle = isSame(castle, { column, row });
  const isFresh = laid !== undefined && laid.domino === board.fresh;
  return (
    <g
      role="gridcell"
      id={board.held === undefined ? undefined : squareId(name)}
      aria-label={squareText(name, laid, isCastle)}
      transform={movedTo(board.frame, { column, row })}
    >
      {isCastle && <Castle seat={board.seat} />}
      {laid && (
        <g key={isGrown ? board.fresh : 'lies'} class={isFresh ? 'lands' : isGrown ? 'grows' : undefined}>
          <Tile half={laid.half} variant={laid.variant} />
        </g>
      )}
      {!isCastle && !laid && isIn(board.limits ?? board.frame, { column, row }) && (
        <rect
          x="3"
          y="3"
          width="94"
          height="94"
          rx="10"
          class={board.spots?.has(name) ? 'plot spot' : 'plot'}
        />
      )}
    </g>
  );
}

function Edge({ frame, at, fresh }: { frame: Extent; at: string; fresh: boolean }) {
  const placement = placementOf(at);
  if (!placement) return null;
  return (
    <g transform={movedTo(frame, placement.first)}>
      <DominoOutline direction={placement.direction} look={fresh ? 'fresh' : ''} />
    </g>
  );
}

function Mark({ frame, square }: { frame: Extent; square: string }) {
  return (
    <rect
      class="mark"
      transform={movedTo(frame, squareOf(square))}
      x="6"
      y="6"
      width="88"
      height="88"
      rx="8"
    />
  );
}

function HeldDomino({ frame, held, catalog }: { frame: Extent; held: Held; catalog: KingdominoCatalog }) {
  const face = catalog.dominoes[held.domino];
  if (!face) return null;
  return (
    <g class={`held ${held.look}`} transform={movedTo(frame, held.placement.first)}>
      <Domino domino={face} number={held.domino} direction={held.placement.direction} />
    </g>
  );
}

interface PictureProps {
  domino: number;
  catalog: KingdominoCatalog;
  direction?: Direction;
}

/** A domino in a row or in a hand. */
export function DominoPicture({ domino, catalog, direction = 0 }: PictureProps) {
  const face = catalog.dominoes[domino];
  return (
    <svg
      class={direction % 2 === 0 ? 'domino' : 'domino upright'}
      viewBox={boxOf(direction)}
      aria-hidden="true"
    >
      {face && <Domino domino={face} number={domino} direction={direction} />}
    </svg>
  );
}
