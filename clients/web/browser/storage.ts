// What this browser stores for us: the one file that touches its storage, which may be blocked, full or
// missing (tests/checks/web holds that). What could not be stored is remembered until the page is closed.
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

/** Whether what is stored now will be there after a reload: about as much as a seat takes is tried. */
export function canStore(): boolean {
  if (unkept.size > 0) return false;
  store(probe, 'x'.repeat(500));
  const isKept = unkept.size === 0;
  store(probe, null);
  return isKept;
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
