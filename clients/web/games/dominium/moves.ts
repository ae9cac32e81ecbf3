// Finds in the legal moves what the player can do with the drawn tile or a pawn: RULES.md, R8.
import { placementOf } from '../../laying/squares';

export const keepOf = (fief: number) => `+${fief}`;
export const claimOf = (territory: string) => `@${territory}`;
/** The notation of the move that puts no pawn. */
export const none = '-';

/** The moves that lay the tile. */
export const placements = (legal: readonly string[]) => legal.filter(move => placementOf(move) !== null);

const after = (sign: string, legal: readonly string[]) =>
  legal.filter(move => move.length > 1 && move.startsWith(sign)).map(move => move.slice(1));

/** The fiefs in whose rows the player can keep the tile. */
export const keeps = (legal: readonly string[]) => after('+', legal).map(Number);

/** The names of the territories on which the player can put a pawn. */
export const claims = (legal: readonly string[]) => after('@', legal);

/** The territory to which an arrow key leads from this one; if none is picked, the first or the last. */
export function nextClaim(legal: readonly string[], from: string | null, by: 1 | -1): string | null {
  const all = claims(legal);
  const at = from === null ? -1 : all.indexOf(from);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  return all[next] ?? null;
}
