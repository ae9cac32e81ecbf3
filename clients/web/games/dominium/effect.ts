// Reads the effects of the intended move from the server's preview (table/usePreview.ts).
import type { DominiumView } from 'reami';
import type { Placement } from '../../laying/squares';
import type { Preview } from '../../model/match';
import { coveredBy, numbersOf, ownersOf, territoryAt, type Territory } from './board';
import { claims } from './moves';

export interface Effect {
  readonly before: DominiumView;
  /** the view before the draw that begins the next turn */
  readonly after: DominiumView;
  readonly events: Preview['events'];
  /** the names of territories on which a pawn can be put after the move */
  readonly claims: readonly string[];
}

export const effectOf = (before: DominiumView, { view, events, legal }: Preview): Effect => ({
  before,
  after: view.table as DominiumView,
  events,
  claims: claims(legal),
});

/** The points won or lost, by seat. */
export type Change = Readonly<Record<number, number>>;

export const changeOf = ({ before, after }: Effect): Change =>
  Object.fromEntries(
    Object.entries(after.seats).map(([seat, { points }]) => [seat, points - before.seats[seat]!.points]),
  );

export interface Formed {
  readonly territory: Territory;
  /** several territories with pawns became one */
  readonly isJoined: boolean;
}

/** The territories that the halves of a laid tile belong to. Waste land has none, and a double has one. */
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

/** The row after keeping a tile. */
export interface Keeping {
  /** the power over the fief, including the tile */
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
