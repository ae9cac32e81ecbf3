// The path of the server on its host. It is the root, or the operator's setting `base-path`, which the server
// writes into the page.

/** The base path: empty for the root, or a path such as `/reami`. */
export const base = globalThis.document?.documentElement.dataset.base ?? '';

/** Adds the base path to a path of the server, such as `/r/KETMKARD`. */
export const at = (path: string): string => base + path;

/**
 * Removes the base path from an address on this host. Returns null if the address is outside of the base
 * path.
 */
export function below(address: string): string | null {
  if (base === '' || address === base) return address.slice(base.length) || '/';
  return address.startsWith(`${base}/`) ? address.slice(base.length) : null;
}
