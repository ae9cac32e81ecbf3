// The match from which somebody came to the rules, as their address names it: `?from=KETMKARD`, or
// `?from=KETMKARD/2` for a replay. So the way back is there in another tab too, and after a reload.
import { at } from './base';
import { page, pageOf, type Page } from './address';

/** Where rules lead back to: a match that is played, or its replay. */
export type CameFrom = Extract<Page, { name: 'room' | 'replay' }>;

const nameOf = (from: CameFrom) => (from.name === 'room' ? from.code : `${from.code}/${from.match}`);

/** The rules of that game, with the way back to the page that is shown; `rule` is an anchor, `R3.4`. */
export function rulesAddress(game: string, rule?: string): string {
  const shown = page.value;
  const from = shown.name === 'room' || shown.name === 'replay' ? `?from=${nameOf(shown)}` : '';
  return at(`/rules/${game}${from}${rule === undefined ? '' : `#${rule}`}`);
}

/** Null if the address names no match; what it names is never an address of another site. */
export function cameFrom(query: URLSearchParams): CameFrom | null {
  const from = pageOf(`/r/${query.get('from') ?? ''}`);
  return from.name === 'room' || from.name === 'replay' ? from : null;
}

export const addressOf = (from: CameFrom) => at(`/r/${nameOf(from)}`);

/**
 * Closes this tab, if it was opened from one that still shows that address, and goes there. Returns whether
 * it does.
 */
export function closesInto(address: string): boolean {
  const opener = window.opener as Window | null;
  try {
    if (opener === null || opener.closed || opener.location.pathname !== address) return false;
  } catch {
    return false; // it shows another site by now
  }
  opener.focus();
  window.close();
  return true;
}
