// Draws the shared board: the tiles, the territories with their owners, and the effects of a move. It knows
// no rules.
import type { DominiumView } from 'reami';
import { Coordinates } from '../../laying/Coordinates';
import { DominoOutline } from '../../laying/DominoOutline';
import { movedTo, rowsOf, squareId, unit, viewBoxOf } from '../../laying/frame';
import { nameOf, squareOf, type Placement, type Square } from '../../laying/squares';
import { board, nameOfTerritory, numbersOf, ownersOf, territoriesOf, tilesOf, type Territory } from './board';
import { squareText } from './describe';
import { Half, Tile } from './drawings/Tile';
import { heartOf, StandingPawn, TerritoryMark } from './TerritoryMark';

export interface Held {
  readonly tile: string;
  readonly placement: Placement;
  readonly look: 'fits' | 'misfits' | 'sent';
}

/** The changes by the last update: the laid tile, and the names of territories that have a new owner. */
export interface Fresh {
  readonly laid: string | null;
  readonly owned: ReadonlySet<string>;
}

export interface BoardProps {
  view: DominiumView;
  names: Record<number, string>;
  fresh: Fresh;
  /** the names of the squares that the tile in the hand can cover */
  spots?: ReadonlySet<string>;
  held?: Held | null;
  /** the territories as they would be after the intended move */
  would?: readonly Territory[];
  /** the names of the territories on which the player can put a pawn, and of the one that is picked */
  claims?: readonly string[];
  picked?: string | null;
  /** the names of the squares to mark */
  marked?: ReadonlySet<string>;
}

/** The margins. The one on the left and below has the names of the columns and rows. */
const [margin, namesMargin] = [8, 34];
export const viewBox = viewBoxOf(board, margin, namesMargin);

/** The elements inside the svg of the board. */
export function BoardSquares(props: BoardProps) {
  const numbers = numbersOf(props.view.laid);
  const territories = territoriesOf(numbers, ownersOf(props.view.owners));
  const at = new Map(territories.flatMap(one => one.squares.map(square => [square, one] as const)));
  const grown = grownBy(props.fresh.laid ?? '', territories);
  const withPawn = new Set(territories.filter(({ owner }) => owner !== null).map(heartOf));
  const claimable = (props.claims ?? []).flatMap(name => at.get(name)?.squares ?? []);
  return (
    <>
      {rowsOf(board).map(row => (
        <g key={row[0]!.row} role="row">
          {row.map(square => {
            const name = nameOf(square);
            return (
              <BoardSquare
                key={name}
                square={square}
                number={numbers.get(name)}
                text={squareText(name, numbers.get(name), at.get(name), props.names)}
                hasPawn={withPawn.has(name)}
                isSpot={props.spots?.has(name) ?? false}
                isClaimable={claimable.includes(name)}
                isFresh={props.fresh.laid?.includes(name) ?? false}
                grewBy={grown.has(name) ? props.fresh.laid : null}
              />
            );
          })}
        </g>
      ))}
      <g aria-hidden="true" class="board-over">
        <Lying {...props} territories={territories} />
        <Coordinates frame={board} nameOf={nameOf} />
        <Meant {...props} territoryAt={at} />
      </g>
    </>
  );
}

/** The squares of territories that have grown by the tile laid on these squares, such as `e4e5`. */
function grownBy(laid: string, territories: readonly Territory[]): ReadonlySet<string> {
  const isPart = (square: string) => laid.includes(square);
  const grown = territories.filter(({ squares }) => squares.some(isPart) && !squares.every(isPart));
  return new Set(grown.flatMap(({ squares }) => squares));
}

/** The edges of the tiles, and the borders and pawns of the owned territories. */
function Lying({ view, fresh, territories }: BoardProps & { territories: readonly Territory[] }) {
  const owned = territories.filter(({ owner }) => owner !== null);
  return (
    <>
      {tilesOf(view.laid).map(({ at, placement }) => (
        <g key={at} transform={movedTo(board, placement.first)}>
          <DominoOutline direction={placement.direction} look={at === fresh.laid ? 'fresh' : ''} />
        </g>
      ))}
      {owned.map(one => (
        <TerritoryMark key={nameOfTerritory(one)} territory={one} />
      ))}
      {owned.map(one => (
        <StandingPawn
          key={`${nameOfTerritory(one)} ${one.owner}`}
          territory={one}
          fresh={fresh.owned.has(nameOfTerritory(one))}
        />
      ))}
    </>
  );
}

interface MeantProps extends BoardProps {
  territoryAt: ReadonlyMap<string, Territory>;
}

/** The marked squares, the territories for a pawn, and the effects of the intended move. */
function Meant({ view, territoryAt, marked, claims = [], picked, held, would = [] }: MeantProps) {
  return (
    <>
      {[...(marked ?? [])].map(square => (
        <Mark key={square} square={square} />
      ))}
      {claims.map(name => (
        <TerritoryMark
          key={name}
          territory={{ ...territoryAt.get(name)!, owner: view.acting ?? null }}
          look={name === picked ? 'picked' : 'claim'}
        />
      ))}
      {held && <HeldTile held={held} />}
      {would.map(one => (
        <TerritoryMark key={nameOfTerritory(one)} territory={one} look="would" />
      ))}
      <Counts territories={would} />
    </>
  );
}

interface SquareProps {
  square: Square;
  number: number | undefined;
  text: string;
  hasPawn: boolean;
  isSpot: boolean;
  /** true if the player can put a pawn on the square's territory */
  isClaimable: boolean;
  isFresh: boolean;
  /** the tile that has just made the square's territory larger */
  grewBy: string | null;
}

function BoardSquare({ square, number, text, hasPawn, isSpot, isClaimable, isFresh, grewBy }: SquareProps) {
  return (
    <g role="gridcell" id={squareId(nameOf(square))} aria-label={text} transform={movedTo(board, square)}>
      {number === undefined ? (
        <rect x="3" y="3" width="94" height="94" rx="10" class={isSpot ? 'plot spot' : 'plot'} />
      ) : (
        <g key={grewBy} class={isFresh ? 'lands' : grewBy ? 'grows' : undefined}>
          <Half number={number} hasPawn={hasPawn} />
        </g>
      )}
      {isClaimable && <rect width="100" height="100" class="claimable" />}
    </g>
  );
}

const Mark = ({ square }: { square: string }) => (
  <g class="mark" transform={movedTo(board, squareOf(square))}>
    {['', 'inner'].map(look => (
      <rect key={look} class={look} x="7" y="7" width="86" height="86" rx="8" />
    ))}
  </g>
);

const HeldTile = ({ held: { tile, placement, look } }: { held: Held }) => (
  <g class={`held ${look}`} transform={movedTo(board, placement.first)}>
    <Tile tile={tile} direction={placement.direction} />
  </g>
);

/**
 * The number of squares that each territory would have. The number is on a corner where four squares meet,
 * because pips are never there.
 */
function Counts({ territories }: { territories: readonly Territory[] }) {
  return (
    <>
      {countPlaces(territories).map(({ territory, place }) => (
        <g key={nameOfTerritory(territory)} class="count" transform={`translate(${place})`}>
          <rect x="-28" y="-20" width="56" height="40" rx="20" />
          <text y="10" text-anchor="middle">
            ×{territory.squares.length}
          </text>
        </g>
      ))}
    </>
  );
}

/**
 * Gives each territory a corner, if possible one for itself. Territories with the fewest corners come first.
 */
function countPlaces(territories: readonly Territory[]) {
  const taken = new Set<string>();
  return territories
    .map(territory => ({ territory, corners: territory.squares.map(squareOf).flatMap(cornersOf) }))
    .sort((one, other) => one.corners.length - other.corners.length)
    .map(({ territory, corners }) => {
      const place = corners.find(corner => !taken.has(`${corner}`)) ?? corners[0]!;
      taken.add(`${place}`);
      return { territory, place };
    });
}

/** The corners of a square that are not on the rim of the board. Each square has at least one. */
function cornersOf({ column, row }: Square): [number, number][] {
  const [left, top] = [column - board.left, board.top - row];
  return [
    [left, top],
    [left + 1, top],
    [left, top + 1],
    [left + 1, top + 1],
  ]
    .filter(place => place.every(along => along > 0 && along < 8))
    .map(([x, y]) => [x! * unit, y! * unit]);
}
