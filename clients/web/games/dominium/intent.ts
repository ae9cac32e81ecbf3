// The intended move of the player who is asked, before it is sent. Intents are immutable; every change
// returns a new one.
import { ghostsOver, inHand, type Ghost } from '../../laying/ghost';
import { isLegal } from '../../laying/placements';
import { notationOf } from '../../laying/squares';
import { board, middle } from './board';
import { claimOf, keepOf, none } from './moves';

export interface Intent {
  /** the tile in hand */
  readonly ghost: Ghost;
  /** the fief in whose row the player keeps the tile */
  readonly keep: number | null;
  /** the name of the territory for the pawn; `none`: no pawn */
  readonly claim: string | null;
}

export const open: Intent = { ghost: inHand, keep: null, claim: null };

export const ghosts = ghostsOver(board, middle);

/** Moves the tile. Pinning it on the board cancels keeping it. */
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

/** The move of an intent; null while the player has not decided. */
export function moveOf({ ghost, keep, claim }: Intent): string | null {
  if (claim !== null) return claim === none ? none : claimOf(claim);
  if (keep !== null) return keepOf(keep);
  return ghost.pinned && ghost.placement ? notationOf(ghost.placement) : null;
}

/**
 * The move whose effects are shown: the intended one, or laying the tile at its present legal place; null if
 * there is none.
 */
export function triedOf(intent: Intent, legal: readonly string[]): string | null {
  const { ghost, keep, claim } = intent;
  if (claim !== null || keep !== null) return moveOf(intent);
  return ghost.placement && fits(intent, legal) ? notationOf(ghost.placement) : null;
}

/** Whether the tile's present place is legal. */
export const fits = ({ ghost }: Intent, legal: readonly string[]) =>
  ghost.placement !== null && isLegal(legal, ghost.placement);
