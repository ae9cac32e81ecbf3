// The only file that uses the browser's storage, which may be blocked, full or missing (tests/checks/web
// enforces this). Values that could not be stored are remembered until the page is closed.
const unkept = new Map<string, string>();

export function stored(key: string): string | null {
  const remembered = unkept.get(key); // newer than the stored value, because the last write failed
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

/** Whether values survive a reload. Tries to store about as many bytes as a seat needs. */
export function canStore(): boolean {
  if (unkept.size > 0) return false;
  store(probe, 'x'.repeat(500));
  const isKept = unkept.size === 0;
  store(probe, null);
  return isKept;
}

/** The stored list; empty if there is none or it can't be parsed. */
export function storedList<Item>(key: string): Item[] {
  try {
    const kept: unknown = JSON.parse(stored(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Item[]) : [];
  } catch {
    return [];
  }
}
