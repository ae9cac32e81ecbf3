// What the move in hand would do: the server says it (table/usePreview.ts), and here it is read.
import type { DominiumView } from 'reami';
import type { Placement } from '../../laying/squares';
import type { Preview } from '../../model/match';
import { coveredBy, numbersOf, ownersOf, territoryAt, type Territory } from './board';
import { claims } from './moves';

export interface Effect {
  readonly before: DominiumView;
  /** up to the draw with which the next turn begins */
  readonly after: DominiumView;
  readonly events: Preview['events'];
  /** the territories, by name, on which a pawn may be put then */
  readonly claims: readonly string[];
}

export const effectOf = (before: DominiumView, { view, events, legal }: Preview): Effect => ({
  before,
  after: view.table as DominiumView,
  events,
  claims: claims(legal),
});

/** Points won or lost, by seat. */
export type Change = Readonly<Record<number, number>>;

export const changeOf = ({ before, after }: Effect): Change =>
  Object.fromEntries(
    Object.entries(after.seats).map(([seat, { points }]) => [seat, points - before.seats[seat]!.points]),
  );

export interface Formed {
  readonly territory: Territory;
  /** territories with pawns of their own became one */
  readonly isJoined: boolean;
}

/** What each number of a laid tile has become part of; waste land is nothing, a double one territory. */
export function formedBy({ after, events }: Effect, tile: string, placement: Placement): Formed[] {
  const [numbers, owners] = [numbersOf(after.laid), ownersOf(after.owners)];
  const formed = new Map<string, Formed>();
  for (const [square, number] of coveredBy(tile, placement)) {
    const territory = territoryAt(square, numbers, owners);
    if (!territory) continue;
    const isJoined = events.some(event => event.e === 'joined' && event.number === number);
    formed.set(territory.squares[0]!, { territory, isJoined });
  }
  return [...formed.values()];
}

/** The row in which a tile has been kept. */
export interface Keeping {
  /** over the fief, with the tile */
  readonly power: number;
  readonly title: 'won' | 'held' | 'others';
}

export function keepingOf({ before, after, events }: Effect, fief: number): Keeping {
  const seat = before.acting!;
  const isWon = events.some(event => event.e === 'feudatory');
  return {
    power: after.seats[seat]!.rows[fief]!.power,
    title: isWon ? 'won' : after.titles[fief] === seat ? 'held' : 'others',
  };
}
