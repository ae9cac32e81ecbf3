// Under which address others reach this page.
import type { PlainOwnAddresses } from 'reami';
import { ask } from '../net/requests';

/** A name by which only this machine calls itself. */
export const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Nothing where this page has an address that others can open, or where the server does not say. */
export async function addressesFor(host: string): Promise<PlainOwnAddresses | null> {
  if (!isThisMachine(host)) return null;
  return ask<PlainOwnAddresses>('/api/addresses').catch(() => null);
}
