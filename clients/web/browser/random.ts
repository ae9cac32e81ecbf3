// What this device draws by chance. Only `getRandomValues`: plain http to a LAN address has nothing else of `crypto`.

function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** For a request: once per intention, sent again until it is answered. */
export function newId(): string {
  return hex(8);
}

/** A person's part of the seed. */
export function newWord(): string {
  return hex(16);
}
