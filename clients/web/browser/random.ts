// Random values of this device. Uses only `getRandomValues`, because pages over plain http on a LAN lack the
// rest of `crypto`.

function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** A new request id. A request keeps its id when the client sends it again. */
export function newId(): string {
  return hex(8);
}

/** A player's word, which becomes part of the seed. */
export function newWord(): string {
  return hex(16);
}
