// What a move would do, shown before it is sent: RULES.md, R3.2 to R3.5, R1.5 to R1.7, R4 and R7.1.
import type { DominiumSeatView, DominiumView } from 'reami';
import { nameOf, neighbours, squareOf, type Placement } from '../../laying/squares';
import {
  coveredBy,
  halvesOf,
  numbersOf,
  ownersOf,
  territoriesOf,
  territoryAt,
  type Numbers,
  type Owners,
  type Territory,
} from './board';

/** Points won or lost, by seat. */
export type Change = Readonly<Record<number, number>>;

/** R1.6; 0 without a row. */
export const firstPower = (seat: DominiumSeatView, fief: number) => seat.rows[fief]?.numbers['1'] ?? 0;

/** The right numbers of a row's tiles, from its left end. */
export const numbersInRow = (seat: DominiumSeatView, fief: number): number[] =>
  Object.entries(seat.rows[fief]?.numbers ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, number]) => number);

function pointsOf(view: DominiumView, numbers: Numbers, owners: Owners): Record<number, number> {
  const points: Record<number, number> = { 1: 0, 2: 0 };
  for (const [square, owner] of owners)
    points[owner] = points[owner]! + firstPower(view.seats[owner]!, numbers.get(square)!);
  return points;
}

function changeOf(view: DominiumView, numbers: Numbers, owners: Owners): Change {
  const after = pointsOf(view, numbers, owners);
  return Object.fromEntries(
    Object.entries(view.seats).map(([seat, { points }]) => [seat, after[Number(seat)]! - points]),
  );
}

/** Owned territories that a number of the tile would touch. */
function touchedBy(squares: readonly string[], number: number, numbers: Numbers, owners: Owners) {
  const touched = new Map<string, Territory>();
  for (const next of squares.flatMap(square => neighbours(squareOf(square)).map(nameOf))) {
    if (numbers.get(next) !== number || !owners.has(next)) continue;
    const territory = territoryAt(next, numbers, owners)!;
    touched.set(territory.squares[0]!, territory);
  }
  return [...touched.values()];
}

/** R3.5. Expects at least one. */
function heirOf(touched: readonly Territory[], view: DominiumView, number: number): number {
  const [first] = touched;
  if (touched.every(({ owner }) => owner === first!.owner)) return first!.owner!;
  const feudatory = view.titles[number];
  if (feudatory !== undefined) return feudatory;
  const squaresOf = (seat: number) =>
    touched.reduce((sum, { owner, squares }) => sum + (owner === seat ? squares.length : 0), 0);
  const [ones, twos] = [squaresOf(1), squaresOf(2)];
  if (ones === twos) return view.acting!;
  return ones > twos ? 1 : 2;
}

export interface Formed {
  readonly territory: Territory;
  /** owned territories that become part of it */
  readonly touched: readonly Territory[];
}

export interface Laying {
  /** what each number of the tile becomes part of; waste land is nothing */
  readonly formed: readonly Formed[];
  readonly change: Change;
  /** a pawn can be put down after it */
  readonly mayClaim: boolean;
}

/** The numbers of the tile with the squares where each lies: a double has one (R3.5). */
function partsOf(tile: string, placement: Placement): Map<number, string[]> {
  const parts = new Map<number, string[]>();
  for (const [square, number] of coveredBy(tile, placement))
    if (number > 0) parts.set(number, [...(parts.get(number) ?? []), square]);
  return parts;
}

/** Expects a place where the tile may lie. */
export function ofLaying(view: DominiumView, tile: string, placement: Placement): Laying {
  const [before, owners] = [numbersOf(view.laid), ownersOf(view.owners)];
  const numbers = new Map([...before, ...coveredBy(tile, placement)]);
  const touched = new Map(
    [...partsOf(tile, placement)].map(([number, squares]) => [
      number,
      touchedBy(squares, number, before, owners),
    ]),
  );
  const formed = [...partsOf(tile, placement)].map(([number, squares]) => {
    const parts = touched.get(number)!;
    const whole = territoryAt(squares[0]!, numbers, owners)!;
    const owner = parts.length > 0 ? heirOf(parts, view, number) : null;
    if (owner !== null) whole.squares.forEach(square => owners.set(square, owner));
    return { territory: { ...whole, owner }, touched: parts };
  });
  const isFree = formed.every(one => one.touched.length === 0); // R3.3
  return {
    formed,
    change: changeOf(view, numbers, owners),
    mayClaim: isFree && formed.length > 0 && view.seats[view.acting!]!.pawns > 0,
  };
}

export interface Keeping {
  /** over the fief, with the tile */
  readonly power: number;
  readonly title: 'won' | 'held' | 'others';
  readonly change: Change;
  /** what the new feudatory could take (R5.1) */
  readonly open: readonly Territory[];
}

/** Expects a row in which the tile may be kept. */
export function ofKeeping(view: DominiumView, tile: string, fief: number): Keeping {
  const seat = view.acting!;
  const own = view.seats[seat]!;
  const row = numbersInRow(own, fief);
  const left = row.at(-1) ?? fief;
  const [low, high] = halvesOf(tile);
  const right = low === left ? high : low;
  const power = (own.rows[fief]?.power ?? 0) + right + (row.length > 0 ? left : 0);
  const title = titleAfter(view, fief, power);
  const territories = territoriesOf(numbersOf(view.laid), ownersOf(view.owners)).filter(
    ({ number }) => number === fief,
  );
  const owned = territories
    .filter(({ owner }) => owner === seat)
    .reduce((sum, { squares }) => sum + squares.length, 0);
  return {
    power,
    title,
    change: { [seat]: row.length === 0 ? owned * right : 0 },
    open: title === 'won' && own.pawns > 0 ? territories.filter(({ owner }) => owner !== seat) : [],
  };
}

/** R1.7. */
function titleAfter(view: DominiumView, fief: number, power: number): Keeping['title'] {
  const holder = view.titles[fief];
  if (holder === view.acting) return 'held';
  if (holder === undefined) return 'won';
  return power > view.seats[holder]!.rows[fief]!.power ? 'won' : 'others';
}

/** Of a pawn put on that territory, by name. */
export function ofClaim(view: DominiumView, name: string): { territory: Territory; change: Change } {
  const [numbers, owners] = [numbersOf(view.laid), ownersOf(view.owners)];
  const territory = territoryAt(name, numbers, owners)!;
  territory.squares.forEach(square => owners.set(square, view.acting!));
  return { territory, change: changeOf(view, numbers, owners) };
}
