// The address under which others reach this page.
import type { PlainOwnAddresses } from 'reami';
import { ask } from '../net/requests';

/** Whether the host name is valid only on this machine. */
export const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * The server's addresses in the network; null if others can open this page's address, or if the server does
 * not tell.
 */
export async function addressesFor(host: string): Promise<PlainOwnAddresses | null> {
  if (!isThisMachine(host)) return null;
  return ask<PlainOwnAddresses>('/api/addresses').catch(() => null);
}
