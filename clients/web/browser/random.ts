// Random values that this device makes. They need only `getRandomValues`, because browsers offer nothing else
// of `crypto` to pages over plain http on a LAN.

function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** A new request id. If the client sends a request again, the request keeps its id. */
export function newId(): string {
  return hex(8);
}

/** A new word of a player, which becomes part of the seed. */
export function newWord(): string {
  return hex(16);
}
