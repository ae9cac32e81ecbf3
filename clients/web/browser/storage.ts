// What this browser keeps for us. One that keeps nothing remembers it until the page is closed.
const unkept = new Map<string, string>();

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unkept.set(key, value);
  }
  if (value === null) unkept.delete(key);
}

/** Empty if nothing is kept, or nothing that can be read. */
export function storedList<Item>(key: string): Item[] {
  try {
    const kept: unknown = JSON.parse(stored(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Item[]) : [];
  } catch {
    return [];
  }
}
