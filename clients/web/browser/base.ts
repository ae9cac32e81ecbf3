// Where on its host the server is: at the root, or below a path of its own (its setting `base-path`), which
// it writes into the page.

/** `` or `/reami`. */
export const base = globalThis.document?.documentElement.dataset.base ?? '';

/** The address on this host of what the server has at that path: `/r/KETMKARD`. */
export const at = (path: string): string => base + path;

/** What the server has at that address of this host; null if it is not the server's. */
export function below(address: string): string | null {
  if (base === '' || address === base) return address.slice(base.length) || '/';
  return address.startsWith(`${base}/`) ? address.slice(base.length) : null;
}
