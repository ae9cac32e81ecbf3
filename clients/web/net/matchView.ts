// The match as this viewer sees it: the last state, with all patches that followed it. PROTOCOL.md, "The
// match".
import type { FromServerPatch, FromServerPong, FromServerResult, FromServerState } from 'reami';
import type { GameEvent } from '../model/match';
import type { Rounds } from '../model/rounds';
import { viewHash } from './canonical';

export interface MatchView {
  readonly match: number;
  readonly v: number;
  readonly view: Rounds;
  /** the hash that is part of the catalogue's address */
  readonly catalog: string;
  readonly toAct: readonly number[];
  /** the number of this viewer's decision; null if the match does not ask the viewer */
  readonly ask: number | null;
  readonly legal: readonly string[];
  /** the number with which this viewer can take the last turn back; null if the viewer can't */
  readonly undo: number | null;
  /** whether the viewer can ask others to agree that the last turn is taken back */
  readonly canAskForUndo: boolean;
  /** the events of the last patch; empty after a state */
  readonly events: readonly GameEvent[];
  readonly result: FromServerResult | null;
}

export function fromState(state: FromServerState): MatchView {
  return {
    match: state.match,
    v: state.v,
    view: state.view as Rounds,
    catalog: state.catalog,
    toAct: state.to_act,
    ask: state.ask ?? null,
    legal: state.legal ?? [],
    undo: state.undo ?? null,
    canAskForUndo: state.undo_asks !== undefined,
    events: [],
    result: state.result ?? null,
  };
}

/**
 * Applies a patch. Returns `old` if the client had the patch already. Returns `hole` if an earlier patch is
 * missing or the hash differs; the client then needs a new state.
 */
export function afterPatch(
  before: MatchView,
  patch: FromServerPatch,
  you: number | null,
): MatchView | 'old' | 'hole' {
  if (patch.v <= before.v) return 'old';
  if (patch.v - (patch.n ?? 1) !== before.v) return 'hole';
  const view = merged(before.view, patch.change);
  if (patch.h !== undefined && viewHash(view) !== patch.h) return 'hole';
  const toAct = patch.to_act ?? before.toAct;
  const asked = you !== null && toAct.includes(you);
  const asLast = asked && patch.ask === undefined;
  return {
    match: before.match,
    v: patch.v,
    view: view as Rounds,
    catalog: before.catalog,
    toAct,
    ask: asLast ? before.ask : (patch.ask ?? null),
    legal: asLast ? before.legal : (patch.legal ?? []),
    undo: patch.undo ?? null,
    canAskForUndo: patch.undo_asks !== undefined,
    events: patch.events as GameEvent[],
    result: patch.result ?? null,
  };
}

/** Whether the server is further in the match than the client. */
export const isBehind = (known: MatchView | null, pong: FromServerPong): boolean =>
  known !== null && (pong.match > known.match || (pong.match === known.match && pong.v > known.v));

/** Applies a JSON Merge Patch (RFC 7396). The result shares the unchanged parts with the value before. */
export function merged(before: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const after = new Map(isObject(before) ? Object.entries(before) : []);
  for (const [name, value] of Object.entries(change))
    if (value === null) after.delete(name);
    else after.set(name, merged(after.get(name), value));
  return Object.fromEntries(after);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
