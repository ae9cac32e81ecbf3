// The player's plan, which the page of a room gives to a table with plans.
import { createContext } from 'preact';
import type { PlanEnd, PlanLists } from '../../model/plan';

export interface TablePlan {
  /** the plan for the player's next decision; null without one */
  readonly kept: PlanLists | null;
  /** how the last plan ended; null once the player has a new decision */
  readonly end: PlanEnd | null;
  /** leaves a plan, or takes it back if there are no lists */
  leave(lists: PlanLists): Promise<void>;
}

export const PlanContext = createContext<TablePlan | null>(null);
