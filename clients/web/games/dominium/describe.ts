// Squares, tiles, what a move would do and what happened, in words: for people who hear the table and for the
// log.
import type { DominiumEvents, DominiumSeatScore } from 'reami';
import { nameOf, secondOf, placementOf, type Placement } from '../../laying/squares';
import { list, perSeat, roundEventText, seatName, type Names } from '../../model/eventText';
import { known, plural, t } from '../../words/t';
import { halvesOf, nameOfTerritory, type Territory } from './board';
import type { Change, Formed, Keeping, Laying } from './outcome';

type Event = DominiumEvents[number];

/** `3-5` */
export const tileText = (tile: string) => halvesOf(tile).join('-');

const sentences = (parts: readonly (string | null)[]) => parts.filter(part => part !== null).join(' ');

/** `free territory of 3, 5 squares`; `Ada's territory of 3, 5 squares` */
export function territoryText({ number, squares, owner }: Territory, names: Names): string {
  const count = squares.length;
  return owner === null
    ? plural('dominium.territory.free', count, { number })
    : plural('dominium.territory.owned', count, { number, name: seatName(names, owner) });
}

/** `e4: 3, free territory of 3, 5 squares` */
export function squareText(
  square: string,
  number: number | undefined,
  territory: Territory | undefined,
  names: Names,
): string {
  if (number === undefined) return t('dominium.square.empty', { square });
  if (!territory) return t('dominium.square.waste', { square });
  return t('dominium.square', { square, number, territory: territoryText(territory, names) });
}

/** `3 on e4, 5 on e5` */
export function placementText(tile: string, placement: Placement): string {
  const [low, high] = halvesOf(tile);
  return t('dominium.lie', {
    low,
    high,
    first: nameOf(placement.first),
    second: nameOf(secondOf(placement)),
  });
}

/** `Ada +6, Bob -2`; null if nobody's points change. */
export function changeText(change: Change, names: Names): string | null {
  const changed = Object.entries(change).filter(([, points]) => points !== 0);
  if (changed.length === 0) return null;
  const each = changed.map(
    ([seat, points]) => `${seatName(names, Number(seat))} ${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  );
  return t('dominium.would.points', { change: list(each) });
}

function formedText({ territory, touched }: Formed, names: Names): string {
  const count = territory.squares.length;
  if (territory.owner === null) return plural('dominium.would.free', count, { number: territory.number });
  const values = { number: territory.number, name: seatName(names, territory.owner) };
  return plural(touched.length > 1 ? 'dominium.would.join' : 'dominium.would.grow', count, values);
}

function claimAfter({ formed, mayClaim }: Laying): string | null {
  if (mayClaim) return t('dominium.would.claim');
  return formed.some(({ touched }) => touched.length > 0) ? t('dominium.would.no_claim') : null;
}

/** What laying the tile there would do. */
export function layingText(tile: string, placement: Placement, laying: Laying, names: Names): string {
  return sentences([
    t('dominium.would.lie', { lie: placementText(tile, placement) }),
    ...laying.formed.map(one => formedText(one, names)),
    changeText(laying.change, names),
    claimAfter(laying),
  ]);
}

const titles: Record<
  Keeping['title'],
  'dominium.would.won' | 'dominium.would.held' | 'dominium.would.others'
> = {
  won: 'dominium.would.won',
  held: 'dominium.would.held',
  others: 'dominium.would.others',
};

/** What keeping the tile in that row would do. */
export function keepingText(tile: string, fief: number, keeping: Keeping, names: Names): string {
  return sentences([
    t('dominium.would.keep', { tile: tileText(tile), fief, power: keeping.power }),
    t(titles[keeping.title], { fief }),
    changeText(keeping.change, names),
    keeping.open.length > 0 ? plural('dominium.would.take', keeping.open.length) : null,
  ]);
}

/** What a pawn on that territory would do. */
export function claimText(territory: Territory, change: Change, names: Names): string {
  return sentences([
    t(territory.owner === null ? 'dominium.claim.put' : 'dominium.claim.replace', {
      territory: territoryText(territory, names),
      square: nameOfTerritory(territory),
    }),
    changeText(change, names),
  ]);
}

interface RowWorth {
  power: number;
  squares: number;
  first: number;
  points: number;
}

/** A row of a player: `Fief 2: row 2-3 3-1 1-5, power 13. 9 owned squares × first power 3 = 27 points.` */
export function rowText(fief: number, row: readonly number[], worth: RowWorth): string {
  const squares = plural('dominium.row.squares', worth.squares);
  if (row.length === 0) return t('dominium.row.none', { fief, squares });
  const tiles = row.map((right, n) => `${n === 0 ? fief : row[n - 1]}-${right}`).join(' ');
  return t('dominium.row', { ...worth, fief, tiles, squares, points: plural('points', worth.points) });
}

/** `e4e5` as people read it: `e4 and e5`. */
function placeText(notation: string): string {
  const placement = placementOf(notation);
  return placement
    ? t('dominium.two', { first: nameOf(placement.first), second: nameOf(secondOf(placement)) })
    : notation;
}

function scoreText(seat: string, score: DominiumSeatScore, names: Names): string {
  const territories = Object.entries(score.territories).map(([key, { number, squares, points }]) =>
    t('event.dominium.ended.seats.territories', {
      key,
      number,
      squares: plural('event.dominium.ended.seats.territories.squares', squares),
      points: plural('event.dominium.ended.seats.territories.points', points),
    }),
  );
  return t('event.dominium.ended.seats', {
    key: seatName(names, Number(seat)),
    points: plural('event.dominium.ended.seats.points', score.points),
    territories: territories.length > 0 ? list(territories) : t('dominium.territories.none'),
  });
}

/** One sentence for what happened. */
export function eventText(event: Event, names: Names): string {
  switch (event.e) {
    case 'drawn':
      return t('event.dominium.drawn', { seat: seatName(names, event.seat), tile: tileText(event.tile) });
    case 'laid':
      return t('event.dominium.laid', {
        seat: seatName(names, event.seat),
        tile: tileText(event.tile),
        at: placeText(event.at),
      });
    case 'joined':
      return t('event.dominium.joined', {
        number: event.number,
        territory: event.territory,
        owner: seatName(names, event.owner),
        back: perSeat(event.back, names),
      });
    case 'kept':
      return t('event.dominium.kept', {
        seat: seatName(names, event.seat),
        tile: tileText(event.tile),
        fief: event.fief,
        power: event.power,
      });
    case 'feudatory':
      return t('event.dominium.feudatory', { seat: seatName(names, event.seat), fief: event.fief });
    case 'claimed':
      return t('event.dominium.claimed', {
        seat: seatName(names, event.seat),
        territory: event.territory,
        number: event.number,
      });
    case 'taken':
      return t('event.dominium.taken', {
        seat: seatName(names, event.seat),
        territory: event.territory,
        number: event.number,
        from: seatName(names, event.from),
      });
    case 'ended':
      return t('event.dominium.ended', {
        why: known(`word.dominium.${event.why}`) ?? event.why,
        seats: Object.entries(event.seats)
          .map(([seat, score]) => scoreText(seat, score, names))
          .join(' '),
      });
    case 'ready':
    case 'round_ended':
    case 'match_ended':
      return roundEventText('dominium', event, names);
  }
}
