// The standings of each player: points and how the laid out turn changes them, ducats and income, mines,
// knights in reserve, and the backs of the cards in the hand. Also the track on which points approach the
// King.
import type { DomaineCatalog, DomaineColour, DomaineSeatView, DomaineView } from 'reami';
import { seatName, type Names } from '../../model/seatNames';
import { SeatClock } from '../../table/clock/SeatClock';
import { Points } from '../../table/Points';
import { seatClasses } from '../../table/pointedEvent';
import { known, plural, t } from '../../words/t';
import { MineMark, type Mine } from './drawings/MineMark';
import { PieceIcon } from './drawings/Pieces';
import { Ducat, KingMarker } from './drawings/Signs';
import { terrainText } from './describe';

interface Props {
  /** the view without the laid out turn */
  view: DomaineView;
  /** the view after the laid out turn */
  after: DomaineView;
  catalog: DomaineCatalog;
  names: Names;
  you: number | null;
}

const mines: readonly Mine[] = ['G', 'S', 'C', 'D'];

export function Standings(props: Props) {
  const seats = Object.keys(props.view.seats).map(Number);
  return (
    <div class="standings">
      <ul class={`seats-of-${seats.length}`}>
        {seats.map(seat => (
          <Standing key={seat} seat={seat} {...props} />
        ))}
      </ul>
      <KingTrack {...props} seats={seats} />
    </div>
  );
}

/** How many mines of each kind the domains of this colour have. */
function minesOf(colour: DomaineColour, { domains, castles }: DomaineView): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [castle, domain] of Object.entries(domains))
    if (castles[castle] === colour)
      for (const [mine, count] of Object.entries(domain.mines)) sum[mine] = (sum[mine] ?? 0) + count;
  return sum;
}

function Standing({ seat, view, after, catalog, names, you }: Props & { seat: number }) {
  const [now, then] = [view.seats[seat]!, after.seats[seat]!];
  const colour = catalog.colours[seat]!;
  const change = then.points - now.points;
  const owned = minesOf(colour, after);
  return (
    <li class={`standing ${seatClasses(seat, view.acting === seat)} ${seat === you ? 'own' : ''}`}>
      <PieceIcon piece="castle" colour={colour} />
      <span class="who" title={seatName(names, seat)}>
        <SeatClock seat={seat} />
        {seatName(names, seat)} {seat === you && <span class="seat-you">{t('seat.you')}</span>}
      </span>
      <Backs seat={then} />
      <span class="mines">
        {mines.map(mine => (
          <span
            key={mine}
            class={then.monopolies[mine] ? 'mine monopoly' : owned[mine] ? 'mine' : 'mine none'}
            role="img"
            aria-label={mineText(mine, owned[mine] ?? 0, then)}
            data-rule="R2.2"
          >
            <MineMark mine={mine} />
            {(owned[mine] ?? 0) > 1 && <b aria-hidden="true">{owned[mine]}</b>}
          </span>
        ))}
      </span>
      <span class="reserve" role="img" aria-label={plural('domaine.reserve', then.knights)} data-rule="R7.3">
        <PieceIcon piece="knight" colour={colour} />
        <span aria-hidden="true">{then.knights}</span>
      </span>
      <span class="ducats" role="img" aria-label={ducatsText(then)} data-rule="R4.1">
        <Coin />
        <span aria-hidden="true">
          {then.ducats} <small>+{then.income}</small>
        </span>
      </span>
      <strong class="points">
        <span class="long">
          <Points of={now.points} />
        </span>
        <span class="short" aria-hidden="true">
          {now.points}
          <span class="of-king">/{view.king}</span>
        </span>
        {change !== 0 && (
          <span class={`change ${change > 0 ? 'more' : 'less'}`}>
            {change > 0 ? '+' : '−'}
            {Math.abs(change)}
          </span>
        )}
      </strong>
    </li>
  );
}

function mineText(mine: Mine, count: number, seat: DomaineSeatView): string {
  const text = `${terrainText(mine)}: ${count}`;
  return seat.monopolies[mine] ? `${text}, ${t('domaine.monopoly')}` : text;
}

const ducatsText = ({ ducats, income }: DomaineSeatView) =>
  t('domaine.purse', { ducats: plural('domaine.ducats', ducats), income });

export const Coin = () => (
  <svg class="coin" viewBox="-21 -21 42 42" aria-hidden="true">
    <Ducat />
  </svg>
);

/**
 * The letters on the backs of the cards in a hand, and the faces of those that the player took in public
 * (R13.3).
 */
function Backs({ seat }: { seat: DomaineSeatView }) {
  const letters = Object.entries(seat.letters).flatMap(([letter, count]) =>
    Array<string>(count).fill(letter),
  );
  const seen = Object.entries(seat.known).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  const text = [
    plural('domaine.backs', letters.length, { letters: letters.join(' ') }),
    seen.length > 0 ? t('domaine.known', { kinds: seen.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('. ');
  return (
    <span class="backs" role="img" aria-label={text} data-rule="R13.2">
      {letters.map((letter, n) => {
        const kind = seen.find(one => one.startsWith(letter));
        if (kind) seen.splice(seen.indexOf(kind), 1);
        return (
          <span key={n} class={`back letter-${letter} ${kind ? 'seen' : ''}`} aria-hidden="true">
            {letter}
            {kind && <span class="number">{kind.slice(1)}</span>}
          </span>
        );
      })}
    </span>
  );
}

/**
 * The places of the pieces on the track, by seat. A piece is at the points of its player, or at the distance
 * `--apart` from the piece before it, so that no piece hides another one.
 */
function apart(points: readonly (readonly [seat: number, points: number])[], at: (points: number) => string) {
  const places = new Map<number, string>();
  let last: string | null = null;
  for (const [seat, of] of [...points].sort(([, one], [, other]) => one - other)) {
    last = last === null ? at(of) : `max(${at(of)}, ${last} + var(--apart))`;
    places.set(seat, last);
  }
  return places;
}

/** The track from 0 points to the King. A player who reaches the King ends the match (R12.1). */
function KingTrack({ view, after, catalog, names, seats }: Props & { seats: readonly number[] }) {
  const at = (points: number) => `${(100 * Math.min(points, view.king)) / view.king}%`;
  const places = apart(
    seats.map(seat => [seat, after.seats[seat]!.points] as const),
    at,
  );
  const told = seats.map(seat => `${seatName(names, seat)} ${view.seats[seat]!.points}`).join(', ');
  const text = t('domaine.king', { king: view.king, points: told });
  return (
    <div class="king-track" role="img" aria-label={text} data-rule="R12.1">
      <div class="rail">
        {Array.from({ length: view.king / 10 - 1 }, (_, n) => (
          <span key={n} class="tick" style={{ insetInlineStart: at(10 * n + 10) }}>
            {10 * n + 10}
          </span>
        ))}
        {seats.map(seat => (
          <span key={seat} class={`runner runner-${seat}`} style={{ insetInlineStart: places.get(seat) }}>
            <PieceIcon piece="castle" colour={catalog.colours[seat]!} />
          </span>
        ))}
      </div>
      <span class="king">
        <svg viewBox="-36 -36 72 64" aria-hidden="true">
          <KingMarker />
        </svg>
        {view.king}
      </span>
    </div>
  );
}

export const ruleText = (rule: string) => known(`rule.domaine.${rule}`) ?? rule;
