// The plan of the player's own seat, as the server has it: PROTOCOL.md, "Plans".
import type { FromServerPlan } from 'reami';
import type { PastMoves } from '../model/pastMoves';
import type { PlanEnd, PlanLists } from '../model/plan';
import type { MatchView } from './matchView';
import type { RoomClient } from './roomClient';

/** A plan that the server has sent or granted. */
export interface PlanSeen extends Pick<FromServerPlan, 'lists' | 'failed'> {
  /** the position that the client knew then */
  readonly at: MatchView;
}

/** If a player takes a turn back, all plans are void. */
const isUndone = ({ at }: PlanSeen, told: PastMoves) =>
  told.some(({ v, events }) => v > at.v && events.some(({ e }) => e === 'undone'));

function howEnded(seen: PlanSeen, told: PastMoves): PlanEnd | null {
  if (seen.failed || isUndone(seen, told)) return 'void';
  return seen.lists.length === 0 ? 'played' : null;
}

/** The lists of moves for the player's next decision in this match; null without a plan. */
export function keptIn(seen: PlanSeen | null, { match }: MatchView, told: PastMoves): PlanLists | null {
  return seen?.at.match === match && howEnded(seen, told) === null ? seen.lists : null;
}

/** How the last plan ended; null once the match asks for the next decision, or the player plans it. */
export function endOf(seen: PlanSeen | null, { match, ask }: MatchView, told: PastMoves): PlanEnd | null {
  return seen?.at.match === match && seen.at.ask === ask ? howEnded(seen, told) : null;
}

/** Leaves a plan in the present match, or takes it back if there are no lists. */
export async function leavePlan(client: RoomClient, lists: PlanLists): Promise<void> {
  const { match } = client.match.value!;
  const sent = lists.map(list => [...list]);
  const { granted } = await client.request({ t: 'plan', match, lists: sent });
  if (granted) client.plan.value = lists.length > 0 ? { lists: sent, at: client.match.value! } : null;
}
