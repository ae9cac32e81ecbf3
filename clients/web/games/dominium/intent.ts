// The move that the player intends, before the client sends it. An intent never changes; every change returns
// a new intent.
import { ghostsOver, inHand, type Ghost } from '../../laying/ghost';
import { isLegal } from '../../laying/placements';
import { notationOf } from '../../laying/squares';
import { board, middle } from './board';
import { claimOf, keepOf, none } from './moves';

export interface Intent {
  /** the tile in the player's hand */
  readonly ghost: Ghost;
  /** the fief in whose row the player means to keep the tile */
  readonly keep: number | null;
  /** the name of the territory for the pawn; `none` means no pawn */
  readonly claim: string | null;
}

export const open: Intent = { ghost: inHand, keep: null, claim: null };

export const ghosts = ghostsOver(board, middle);

/** Moves the tile. If it becomes pinned on the board, the player no longer means to keep it. */
export function laying(intent: Intent, change: (ghost: Ghost) => Ghost): Intent {
  const ghost = change(intent.ghost);
  if (intent.keep !== null && !ghost.pinned) return intent;
  return { ...intent, ghost, keep: null };
}

export const keeping = (intent: Intent, fief: number): Intent => ({
  ...intent,
  ghost: ghosts.takenBack(intent.ghost),
  keep: fief,
});

export const claiming = (intent: Intent, claim: string | null): Intent => ({ ...intent, claim });

export const takenBack = (intent: Intent): Intent => ({ ...open, ghost: ghosts.takenBack(intent.ghost) });

/** The move that the player means; null if the player has not decided. */
export function moveOf({ ghost, keep, claim }: Intent): string | null {
  if (claim !== null) return claim === none ? none : claimOf(claim);
  if (keep !== null) return keepOf(keep);
  return ghost.pinned && ghost.placement ? notationOf(ghost.placement) : null;
}

/**
 * The move whose effects the client shows: the one that the player means, or else laying the tile where it
 * is; null if the tile can't lie there.
 */
export function triedOf(intent: Intent, legal: readonly string[]): string | null {
  const { ghost, keep, claim } = intent;
  if (claim !== null || keep !== null) return moveOf(intent);
  return ghost.placement && fits(intent, legal) ? notationOf(ghost.placement) : null;
}

/** Whether the tile may lie where it is now. */
export const fits = ({ ghost }: Intent, legal: readonly string[]) =>
  ghost.placement !== null && isLegal(legal, ghost.placement);
