// The match from which a person opened the rules. The address of the rules names it: `?from=KETMKARD`, or
// `?from=KETMKARD/2` for a replay. So the way back survives a reload, and also works in another tab.
import { at } from './base';
import { page, pageOf, type Page } from './address';

/** The page to which the rules lead back: a match, or a replay. */
export type CameFrom = Extract<Page, { name: 'room' | 'replay' }>;

const nameOf = (from: CameFrom) => (from.name === 'room' ? from.code : `${from.code}/${from.match}`);

/**
 * The address of the rules of a game. It contains the way back to the current page. `rule` is an anchor such
 * as `R3.4`.
 */
export function rulesAddress(game: string, rule?: string): string {
  const shown = page.value;
  const from = shown.name === 'room' || shown.name === 'replay' ? `?from=${nameOf(shown)}` : '';
  return at(`/rules/${game}${from}${rule === undefined ? '' : `#${rule}`}`);
}

/**
 * The page from which the person came; null if the address names no match. It is always a page of this
 * client.
 */
export function cameFrom(query: URLSearchParams): CameFrom | null {
  const from = pageOf(`/r/${query.get('from') ?? ''}`);
  return from.name === 'room' || from.name === 'replay' ? from : null;
}

export const addressOf = (from: CameFrom) => at(`/r/${nameOf(from)}`);

/**
 * Closes this tab if the tab that opened it still shows the address. Returns whether it closed the tab.
 */
export function closesInto(address: string): boolean {
  const opener = window.opener as Window | null;
  try {
    if (opener === null || opener.closed || opener.location.pathname !== address) return false;
  } catch {
    return false; // the other tab shows another site now
  }
  opener.focus();
  window.close();
  return true;
}
