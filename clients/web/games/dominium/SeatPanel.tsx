// The panel of one player: the rows with their powers and titles, the pawns in the supply, and the points of
// each fief. In their own panel, players choose the row in which they keep the drawn tile.
import type { DominiumView } from 'reami';
import { seatName } from '../../model/seatNames';
import { SeatClock } from '../../table/clock/SeatClock';
import { Points } from '../../table/Points';
import { seatClasses } from '../../table/pointedEvent';
import { plural, t } from '../../words/t';
import { fiefs, halvesOf, numbersOf, ownersOf, territoriesOf } from './board';
import { rowText, tileText } from './describe';
import { Crown } from './drawings/Crown';
import { PawnIcon } from './drawings/Pawn';
import type { Change } from './effect';
import { firstPower, numbersInRow } from './rows';

interface Props {
  seat: number;
  view: DominiumView;
  names: Record<number, string>;
  /** the pawns that each player has in the game */
  pawns: number;
  /** by seat: the points that the intended move brings or costs */
  change: Change;
  /** the fief whose row or title has just changed */
  fresh: number | null;
  /** the fiefs in whose rows the viewer can keep the tile */
  keeps: readonly number[];
  /** the fief whose row the viewer has picked */
  picked: number | null;
  sent: boolean;
  onKeep(fief: number): void;
  /** gets the names of the squares to mark on the board; an empty list marks none */
  onLook(squares: readonly string[]): void;
}

export function SeatPanel(props: Props) {
  const { seat, view, names } = props;
  const of = view.seats[seat]!;
  const change = props.change[seat] ?? 0;
  const name = seatName(names, seat);
  return (
    <section
      class={`seat-panel dominium-seat ${seatClasses(seat, view.acting === seat)}`}
      aria-label={t('dominium.seat', { name })}
    >
      <h2>
        <PawnIcon seat={seat} />
        <span class="who" title={name}>
          <SeatClock seat={seat} />
          {name}
        </span>
        {change !== 0 && (
          <span class={`change ${change > 0 ? 'more' : 'less'}`}>
            {change > 0 ? '+' : '−'}
            {Math.abs(change)}
          </span>
        )}
        <strong class="points">
          <Points of={of.points} />
        </strong>
      </h2>
      <Supply seat={seat} left={of.pawns} all={props.pawns} />
      <ol class="fiefs">
        {fiefs.map(fief => (
          <Fief key={fief} fief={fief} {...props} />
        ))}
      </ol>
    </section>
  );
}

function Supply({ seat, left, all }: { seat: number; left: number; all: number }) {
  return (
    <p class="supply" role="img" data-rule="R1.3" aria-label={plural('dominium.supply', left)}>
      {Array.from({ length: all }, (_, n) => (
        <span key={n} class={n < left ? 'there' : 'gone'}>
          <PawnIcon seat={seat} />
        </span>
      ))}
    </p>
  );
}

function Fief({ fief, ...props }: Props & { fief: number }) {
  const { seat, view, fresh, onLook } = props;
  const of = view.seats[seat]!;
  const row = numbersInRow(of, fief);
  const isFeudatory = view.titles[fief] === seat;
  const first = firstPower(of, fief);
  const owned = territoriesOf(numbersOf(view.laid), ownersOf(view.owners)).filter(
    ({ number, owner }) => number === fief && owner === seat,
  );
  const squares = owned.flatMap(one => one.squares);
  const values = {
    power: of.rows[fief]?.power ?? 0,
    squares: squares.length,
    first,
    points: squares.length * first,
  };
  const isKept = props.picked === fief && props.keeps.includes(fief);
  return (
    <li
      data-rule={isFeudatory ? 'R1.7' : 'R1.4'}
      class={`fief ${row.length > 0 ? 'begun' : ''} ${fresh === fief ? 'fresh' : ''}`}
      onPointerEnter={() => onLook(squares)}
      onPointerLeave={() => onLook([])}
    >
      <span class="visually-hidden">
        {rowText(fief, row, values)} {isFeudatory && t('dominium.feudatory', { fief })}
      </span>
      <span class={`fief-badge land-${fief}`} aria-hidden="true">
        {fief}
      </span>
      <span class="chain" aria-hidden="true">
        <Links fief={fief} row={row} between={row.length + Number(isKept) - 2} />
        {isKept && view.drawn && <NewLink left={row.at(-1) ?? fief} tile={view.drawn} />}
      </span>
      {props.keeps.includes(fief) && <KeepButton fief={fief} {...props} isPicked={isKept} />}
      <span class="fief-power" aria-hidden="true">
        {isFeudatory && <Crown />}
        {row.length > 0 && (
          <>
            <small class="label">{t('dominium.label.power')} </small>
            {values.power}
          </>
        )}
      </span>
      <span class="fief-worth" aria-hidden="true">
        {squares.length > 0 && (
          <>
            <span class="factors">
              {squares.length}
              <small class="label"> {plural('dominium.label.squares', squares.length)}</small> × {first}
            </span>
            <span class="equals"> = </span>
            <strong>{values.points}</strong>
          </>
        )}
      </span>
    </li>
  );
}

/** The tiles of a row. If space is lacking, numbers count the tiles that the row hides. */
function Links({ fief, row, between }: { fief: number; row: readonly number[]; between: number }) {
  const links = row.map((right, n) => <Link key={n} left={n === 0 ? fief : row[n - 1]!} right={right} />);
  return (
    <>
      {between > -1 && <span class="before">+{between + 1}</span>}
      {links[0]}
      {between > 0 && <span class="between">+{between}</span>}
      {links.slice(1)}
    </>
  );
}

/** A tile of a row. */
const Link = ({ left, right, look = '' }: { left: number; right: number; look?: string }) => (
  <span class={`link ${look}`}>
    <span class={`land-${left}`}>{left}</span>
    <span class={`land-${right}`}>{right}</span>
  </span>
);

/** The kept tile as it would look in the row. */
function NewLink({ left, tile }: { left: number; tile: string }) {
  const [low, high] = halvesOf(tile);
  return <Link left={left} right={low === left ? high : low} look="would" />;
}

function KeepButton({ fief, view, isPicked, sent, onKeep }: Props & { fief: number; isPicked: boolean }) {
  return (
    <button
      type="button"
      class="keep"
      data-keep={fief}
      aria-pressed={isPicked}
      aria-label={t('dominium.keep.in', { tile: tileText(view.drawn!), fief })}
      disabled={sent}
      onClick={() => onKeep(fief)}
    >
      {t('dominium.keep')}
    </button>
  );
}
