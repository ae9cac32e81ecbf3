// The server's path on its host: the root, or its setting `base-path`, which the server writes into the page.

/** Empty, or a path such as `/reami`. */
export const base = globalThis.document?.documentElement.dataset.base ?? '';

/** The address on this host of a path of the server such as `/r/KETMKARD`. */
export const at = (path: string): string => base + path;

/** The server's path of an address on this host; null if the address is outside of the base path. */
export function below(address: string): string | null {
  if (base === '' || address === base) return address.slice(base.length) || '/';
  return address.startsWith(`${base}/`) ? address.slice(base.length) : null;
}
