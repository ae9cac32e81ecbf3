// The address under which others reach this page.
import type { PlainOwnAddresses } from 'reami';
import { ask } from '../net/requests';

/** Whether this host name means the machine itself, on every machine. */
export const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * The addresses of the server in the network. Null if others can open the address of this page, or if the
 * server does not tell.
 */
export async function addressesFor(host: string): Promise<PlainOwnAddresses | null> {
  if (!isThisMachine(host)) return null;
  return ask<PlainOwnAddresses>('/api/addresses').catch(() => null);
}
