// A turn of Domaine. The player lays out its moves before the client sends them (table/useDraft.ts). It also
// previews the place under the pointer. While a preview is loading, the last one stays visible. If the player
// has chosen not to be asked, the client sends the turn as soon as the player has nothing left to decide.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../model/game';
import type { GameEvent, Preview, Refusal } from '../../model/match';
import { asksFirst } from '../../table/asking';
import { useDraft } from '../../table/useDraft';
import { usePreview } from '../../table/usePreview';
import type { Domaine } from './types';

export interface Turn {
  moves: readonly string[];
  /** the view after the laid out moves and after the move under the pointer */
  view: Domaine['view'];
  /** the view after the laid out moves */
  laid: Domaine['view'];
  /** the events of all these moves */
  events: readonly GameEvent[];
  /** the legal moves after the laid out ones */
  legal: readonly string[];
  /** the legal moves that the player can choose instead of the last one */
  instead: readonly string[];
  /** true if no move can follow in this turn, so that the player can send it */
  isWhole: boolean;
  sent: boolean;
  /** true while the preview is loading */
  isAsking: boolean;
  refusal: Refusal | null;
  add(move: string): void;
  /** replaces the move at this index, and drops all moves after it */
  put(at: number, move: string): void;
  /** shows the effects of a move; null ends this */
  consider(move: string | null): void;
  undo(): void;
  clear(): void;
  send(): void;
}

interface Known {
  ask: number | null;
  preview: Preview | null;
  legal: readonly string[];
  /** by the moves laid out before: the moves that can follow */
  following: ReadonlyMap<string, readonly string[]>;
}

const none: readonly string[] = [];
const nothing: Known = { ask: null, preview: null, legal: none, following: new Map() };
const textOf = (moves: readonly string[]) => moves.join(' ');

export function useTurn(props: TableProps<Domaine>): Turn {
  const draft = useDraft(props);
  const { moves } = draft;
  const [considered, consider] = useState<string | null>(null);
  // A newly laid out move replaces the preview of the place under the pointer.
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
  // A player who puts the last castle also has the first turn (R3.8). This is a new turn.
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
