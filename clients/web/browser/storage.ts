// No other file uses the browser's storage, which may be blocked, full or missing (tests/checks/web checks
// this). If this file can't store a value, it remembers the value until the page is closed.
const unkept = new Map<string, string>();

export function stored(key: string): string | null {
  const remembered = unkept.get(key); // newer than the stored value, which the last write could not replace
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  unkept.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unkept.set(key, value);
  }
}

const probe = 'reami.probe';

/** Whether stored values survive a reload. Tries to store about as many bytes as the data of a seat need. */
export function canStore(): boolean {
  if (unkept.size > 0) return false;
  store(probe, 'x'.repeat(500));
  const isKept = unkept.size === 0;
  store(probe, null);
  return isKept;
}

/** The stored list; empty if the browser has stored none or the list can't be parsed. */
export function storedList<Item>(key: string): Item[] {
  try {
    const kept: unknown = JSON.parse(stored(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Item[]) : [];
  } catch {
    return [];
  }
}
