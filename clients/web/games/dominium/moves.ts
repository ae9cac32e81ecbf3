// Legal notations -> what may be done with the drawn tile, and where a pawn may be put: RULES.md, R8.
import { placementOf } from '../../laying/squares';

export const keepOf = (fief: number) => `+${fief}`;
export const claimOf = (territory: string) => `@${territory}`;
/** No pawn. */
export const none = '-';

/** What lays the tile. */
export const placements = (legal: readonly string[]) => legal.filter(move => placementOf(move) !== null);

const after = (sign: string, legal: readonly string[]) =>
  legal.filter(move => move.length > 1 && move.startsWith(sign)).map(move => move.slice(1));

/** The fiefs in whose rows the tile may be kept. */
export const keeps = (legal: readonly string[]) => after('+', legal).map(Number);

/** The territories, by name, on which a pawn may be put. */
export const claims = (legal: readonly string[]) => after('@', legal);

/** The next of them by an arrow key; from none to the first, or the last. */
export function nextClaim(legal: readonly string[], from: string | null, by: 1 | -1): string | null {
  const all = claims(legal);
  const at = from === null ? -1 : all.indexOf(from);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  return all[next] ?? null;
}
