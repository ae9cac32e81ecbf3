// A plan of Kingdomino: a placement of the domino that the king stands on, and the dominoes that the king
// chooses next, in the order of the player's wishes.
import type { PlanLists } from '../../../model/plan';
import { choices, choiceOf } from '../moves';
import { placementOf, type Placement } from '../squares';

export interface Planned {
  readonly placement: Placement | null;
  readonly wishes: readonly number[];
}

/** One list for each wish; without wishes, only the placement. `laid` is the notation of the placement. */
export function listsOf(laid: string | null, wishes: readonly number[]): PlanLists {
  const first = laid === null ? [] : [laid];
  return wishes.length > 0 ? wishes.map(domino => [...first, choiceOf(domino)]) : [first];
}

/** Reads the lists of a plan. */
export function plannedIn(lists: PlanLists): Planned {
  const placements = (lists[0] ?? []).map(placementOf).filter(placement => placement !== null);
  return { placement: placements[0] ?? null, wishes: lists.flatMap(choices) };
}
