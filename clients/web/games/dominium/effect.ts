// Reads what the intended move would do from the server's preview (table/usePreview.ts).
import type { DominiumView } from 'reami';
import type { Placement } from '../../laying/squares';
import type { Preview } from '../../model/match';
import { coveredBy, numbersOf, ownersOf, territoryAt, type Territory } from './board';
import { claims } from './moves';

export interface Effect {
  readonly before: DominiumView;
  /** the view after the move, but before the draw that begins the next turn */
  readonly after: DominiumView;
  readonly events: Preview['events'];
  /** the names of the territories on which the player can put a pawn after the move */
  readonly claims: readonly string[];
}

export const effectOf = (before: DominiumView, { view, events, legal }: Preview): Effect => ({
  before,
  after: view.table as DominiumView,
  events,
  claims: claims(legal),
});

/** The points that the move brings or costs, by seat. */
export type Change = Readonly<Record<number, number>>;

export const changeOf = ({ before, after }: Effect): Change =>
  Object.fromEntries(
    Object.entries(after.seats).map(([seat, { points }]) => [seat, points - before.seats[seat]!.points]),
  );

export interface Formed {
  readonly territory: Territory;
  /** true if the move joins several territories that have pawns */
  readonly isJoined: boolean;
}

/**
 * The territories to which the halves of a laid tile belong. A half of waste land has none, and a double has
 * one for both halves.
 */
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

/** The row after the player has kept a tile in it. */
export interface Keeping {
  /** the power over the fief, with the tile */
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
