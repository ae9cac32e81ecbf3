// The player's plan for the next decision, while another seat must decide. The server says which moves the
// player can plan.
import { useContext, useEffect, useState } from 'preact/hooks';
import type { KingdominoView } from 'reami';
import type { TableProps } from '../../../model/game';
import type { PlanLists } from '../../../model/plan';
import { PlanContext } from '../../../table/plan/context';
import { useAhead } from '../../../table/plan/useAhead';
import type { Held } from '../KingdomBoard';
import type { Kingdomino } from '../types';
import { useTurn, type Turn } from '../useTurn';
import { listsOf, plannedIn } from './planned';

export interface Plan {
  /** true while the player makes a plan */
  readonly isOpen: boolean;
  /** true if the server keeps a plan */
  readonly isKept: boolean;
  /** true while the server has not said what the player can plan */
  readonly isLoading: boolean;
  /** the wishes of the plan that the player makes; otherwise those of the kept plan */
  readonly wishes: readonly number[];
  /** the domino of the kept plan in its place; null while the player makes a plan, or without a placement */
  readonly held: Held | null;
  /** true if the laid out plan is one that the server can keep */
  readonly isWhole: boolean;
  readonly isSent: boolean;
  open(): void;
  /** ends the making of a plan, and leaves the kept plan as it is */
  close(): void;
  /** appends a domino to the wishes, or removes it */
  wish(domino: number): void;
  keep(): void;
  drop(): void;
}

interface Planning {
  /** the turn that the player lays out: the present one, or the planned one */
  readonly turn: Turn;
  /** the domino that the turn places; null if there is none */
  readonly domino: number | null;
  /** null if the player can't make a plan now */
  readonly plan: Plan | null;
}

interface Draft {
  readonly isOpen: boolean;
  readonly wishes: readonly number[];
  /** the number of times that the player has begun to make a plan */
  readonly times: number;
}

const none: readonly string[] = [];

export function usePlan(props: TableProps<Kingdomino> & { own: number }): Planning {
  const { own, view, toAct } = props;
  const plans = useContext(PlanContext)!;
  const [draft, set] = useState<Draft>({ isOpen: false, wishes: [], times: 0 });
  const [isSent, setSent] = useState(false);
  const canPlan = !toAct.includes(own) && decidesAgain(view.table, own);
  const isOpen = canPlan && draft.isOpen;
  const kept = canPlan ? plans.kept : null;
  const planned = plannedIn(kept ?? []);
  const wishes = isOpen ? draft.wishes.filter(domino => isFree(view.table, domino)) : planned.wishes;
  const ahead = useAhead(isOpen || kept !== null, props);
  const next = ahead === null ? null : (ahead.view as Kingdomino['view']).table;
  const turn = useTurn({
    ...props,
    ...(isOpen && {
      ask: -draft.times, // the hook forgets the laid out turn of another number
      legal: ahead?.legal ?? none,
      pending: isSent ? none : null,
      onMove: keep,
    }),
  });
  const places = turn.placements.length > 0;
  const isWhole = places ? turn.laid !== null && turn.fits : wishes.length > 0;
  const domino = (isOpen ? next?.placing : view.table.placing) ?? null;

  const close = () => set(now => ({ ...now, isOpen: false }));
  async function leave(lists: PlanLists): Promise<void> {
    setSent(true);
    await plans.leave(lists);
    setSent(false);
    close();
  }
  function keep(): void {
    if (isWhole && !isSent) void leave(listsOf(turn.laid, wishes));
  }

  useEffect(() => {
    if (!canPlan) close();
  }, [canPlan]);
  useEffect(() => {
    const { placement } = planned;
    if (isOpen && placement !== null && ahead !== null)
      turn.move(() => ({ held: placement.direction, at: null, placement, pinned: true }));
  }, [isOpen, ahead !== null]);

  return {
    turn,
    domino: places ? domino : null,
    plan: canPlan
      ? {
          isOpen,
          isKept: kept !== null,
          isLoading: ahead === null,
          wishes,
          held: isOpen ? null : heldOf(planned.placement, next?.placing),
          isWhole,
          isSent,
          open: () => set(now => ({ isOpen: true, wishes: planned.wishes, times: now.times + 1 })),
          close,
          wish: domino => set(now => ({ ...now, wishes: toggled(now.wishes, domino) })),
          keep,
          drop: () => void leave([]),
        }
      : null,
  };
}

/** Whether this seat has a king that will act in this round. */
const decidesAgain = ({ turn, rows }: KingdominoView, seat: number) =>
  turn === 0 || Object.values(rows).some(row => Object.values(row).includes(seat));

const isFree = ({ rows }: KingdominoView, domino: number) =>
  Object.values(rows).some(row => row[domino] === 0);

const toggled = (wishes: readonly number[], domino: number) =>
  wishes.includes(domino) ? wishes.filter(one => one !== domino) : [...wishes, domino];

function heldOf(placement: Held['placement'] | null, domino: number | undefined): Held | null {
  return placement === null || domino === undefined ? null : { placement, domino, look: 'planned' };
}
