// What whoever is asked is about to do, before it is sent. A value; every change is a new one.
import { ghostsOver, inHand, type Ghost } from '../../laying/ghost';
import { isLegal } from '../../laying/placements';
import { notationOf } from '../../laying/squares';
import { board, middle } from './board';
import { claimOf, keepOf, none } from './moves';

export interface Intent {
  /** the tile in hand */
  readonly ghost: Ghost;
  /** the fief in whose row it is to be kept */
  readonly keep: number | null;
  /** the territory, by name, on which a pawn is to be put; `none`: on none */
  readonly claim: string | null;
}

export const open: Intent = { ghost: inHand, keep: null, claim: null };

export const ghosts = ghostsOver(board, middle);

/** The tile moves: it is no longer to be kept, once it lies somewhere on purpose. */
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

/** The move that it means; null while nothing is decided. */
export function moveOf({ ghost, keep, claim }: Intent): string | null {
  if (claim !== null) return claim === none ? none : claimOf(claim);
  if (keep !== null) return keepOf(keep);
  return ghost.pinned && ghost.placement ? notationOf(ghost.placement) : null;
}

/** The move whose effects are shown: that which it means, or a tile held where it fits; null for none. */
export function triedOf(intent: Intent, legal: readonly string[]): string | null {
  const { ghost, keep, claim } = intent;
  if (claim !== null || keep !== null) return moveOf(intent);
  return ghost.placement && fits(intent, legal) ? notationOf(ghost.placement) : null;
}

/** Whether the tile may lie where it is held. */
export const fits = ({ ghost }: Intent, legal: readonly string[]) =>
  ghost.placement !== null && isLegal(legal, ghost.placement);
