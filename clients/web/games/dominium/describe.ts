// Describes squares, tiles and the effects of moves in words, for screen readers and for the log.
import { nameOf, secondOf, placementOf, type Placement } from '../../laying/squares';
import type { EventMembers } from '../../model/eventText';
import { seatName, type Names } from '../../model/seatNames';
import { list, plural, t } from '../../words/t';
import { halvesOf, nameOfTerritory, type Territory } from './board';
import { changeOf, formedBy, keepingOf, type Change, type Effect, type Formed, type Keeping } from './effect';

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

function formedText({ territory, isJoined }: Formed, names: Names): string {
  const count = territory.squares.length;
  if (territory.owner === null) return plural('dominium.would.free', count, { number: territory.number });
  const values = { number: territory.number, name: seatName(names, territory.owner) };
  return plural(isJoined ? 'dominium.would.join' : 'dominium.would.grow', count, values);
}

function claimAfter(formed: readonly Formed[], { claims }: Effect): string | null {
  if (claims.length > 0) return t('dominium.would.claim');
  return formed.some(({ territory }) => territory.owner !== null) ? t('dominium.would.no_claim') : null;
}

/** The effects if the player lays the tile on these squares. Without a preview, only says which squares. */
export function layingText(tile: string, placement: Placement, effect: Effect | null, names: Names): string {
  const lie = t('dominium.would.lie', { lie: placementText(tile, placement) });
  if (effect === null) return lie;
  const formed = formedBy(effect, tile, placement);
  return sentences([
    ...formed.map(one => formedText(one, names)),
    claimAfter(formed, effect),
    changeText(changeOf(effect), names),
    lie,
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

/** The effects if the player keeps the tile in this row. Without a preview, only says which row. */
export function keepingText(tile: string, fief: number, effect: Effect | null, names: Names): string {
  if (effect === null) return t('dominium.would.keep.row', { tile: tileText(tile), fief });
  const { power, title } = keepingOf(effect, fief);
  return sentences([
    t('dominium.would.keep', { tile: tileText(tile), fief, power }),
    t(titles[title], { fief }),
    changeText(changeOf(effect), names),
    effect.claims.length > 0 ? plural('dominium.would.take', effect.claims.length) : null,
  ]);
}

/** The effects if the player puts a pawn on this territory. Without a preview, only says which territory. */
export function claimText(territory: Territory, effect: Effect | null, names: Names): string {
  return sentences([
    t(territory.owner === null ? 'dominium.claim.put' : 'dominium.claim.replace', {
      territory: territoryText(territory, names),
      square: nameOfTerritory(territory),
    }),
    effect && changeText(changeOf(effect), names),
  ]);
}

interface RowWorth {
  power: number;
  squares: number;
  first: number;
  points: number;
}

/**
 * Describes one row of a player: `Fief 2: row 2-3 3-1 1-5, power 13. 9 owned squares × first power 3 = 27
 * points.`
 */
export function rowText(fief: number, row: readonly number[], worth: RowWorth): string {
  const squares = plural('dominium.row.squares', worth.squares);
  if (row.length === 0) return t('dominium.row.none', { fief, squares });
  const tiles = row.map((right, n) => `${n === 0 ? fief : row[n - 1]}-${right}`).join(' ');
  return t('dominium.row', { ...worth, fief, tiles, squares, points: plural('points', worth.points) });
}

/** A placement such as `e4e5` as people read it: `e4 and e5`. */
function placeText(notation: string): string {
  const placement = placementOf(notation);
  return placement
    ? t('dominium.two', { first: nameOf(placement.first), second: nameOf(secondOf(placement)) })
    : notation;
}

export const eventMembers: EventMembers = { at: placeText, tile: tileText };
