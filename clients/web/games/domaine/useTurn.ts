// A turn of Domaine that is laid out before it is sent (table/useDraft.ts), with what the place that is
// pointed at would add to it. While the server is asked, what was known last stays in sight. Who does not
// want to be asked has it sent as soon as nothing is left to decide.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../model/game';
import type { GameEvent, Preview, Refusal } from '../../model/match';
import { asksFirst } from '../../table/asking';
import { useDraft } from '../../table/useDraft';
import { usePreview } from '../../table/usePreview';
import type { Domaine } from './types';

export interface Turn {
  moves: readonly string[];
  /** as the match would stand, with what is only pointed at */
  view: Domaine['view'];
  /** as it would stand after what is laid out */
  laid: Domaine['view'];
  /** what all of that does */
  events: readonly GameEvent[];
  /** what may follow */
  legal: readonly string[];
  /** what could stand in the place of the last move */
  instead: readonly string[];
  /** it can be sent: nothing more can follow */
  isWhole: boolean;
  sent: boolean;
  /** the server has not said yet what it does */
  isAsking: boolean;
  refusal: Refusal | null;
  add(move: string): void;
  /** in the place of that move, from 0, and of all after it */
  put(at: number, move: string): void;
  /** shows what a move would do; null to show it no longer */
  consider(move: string | null): void;
  undo(): void;
  clear(): void;
  send(): void;
}

interface Known {
  ask: number | null;
  preview: Preview | null;
  legal: readonly string[];
  /** by the moves before, what could follow them */
  following: ReadonlyMap<string, readonly string[]>;
}

const none: readonly string[] = [];
const nothing: Known = { ask: null, preview: null, legal: none, following: new Map() };
const textOf = (moves: readonly string[]) => moves.join(' ');

export function useTurn(props: TableProps<Domaine>): Turn {
  const draft = useDraft(props);
  const { moves } = draft;
  const [considered, consider] = useState<string | null>(null);
  // who has laid something out looks at that, until something is pointed at anew
  useEffect(() => consider(null), [textOf(moves)]);
  const known = useRef(nothing);
  if (known.current.ask !== props.ask) known.current = { ...nothing, ask: props.ask };
  if (!draft.isAsking)
    known.current = {
      ...known.current,
      preview: draft.preview,
      legal: draft.legal,
      following: new Map(known.current.following).set(textOf(moves), draft.legal),
    };
  const { preview, legal, following } = known.current;
  const isOpen = considered !== null && legal.includes(considered) && !draft.isSent && !draft.isAsking;
  const would = usePreview(isOpen ? [...moves, considered] : none, props).preview;

  const laid = moves.length === 0 ? null : preview;
  const after = (laid?.view as Domaine['view'] | undefined) ?? props.view;
  // Who puts the last castle has the first turn (R3.8): that is another one.
  const isNext = moves.length > 0 && after.table.asked === 'card';
  const shown = (would ?? laid)?.view as Domaine['view'] | undefined;
  const isWhole = moves.length > 0 && !draft.isAsking && (draft.isVeiled || isNext || legal.length === 0);
  useEffect(() => {
    if (isWhole && !draft.isSent && !asksFirst.value) draft.send();
  }, [isWhole, textOf(moves)]);
  return {
    moves,
    view: shown ?? props.view,
    laid: after,
    events: (would ?? laid)?.events ?? [],
    legal: draft.isSent ? none : legal,
    instead: following.get(textOf(moves.slice(0, -1))) ?? none,
    isWhole,
    sent: draft.isSent,
    isAsking: draft.isAsking,
    refusal: draft.refusal,
    add: draft.add,
    put: (at, move) => draft.set(...moves.slice(0, at), move),
    consider,
    undo: draft.undo,
    clear: draft.clear,
    send: () => draft.send(),
  };
}
