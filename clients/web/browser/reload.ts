// Reloads the page by itself, but never twice in a row: if the first reload did not help, the person decides
// what to do.

/** If a reloaded page works for so many milliseconds, its reload counts as a success. */
const stood = 60_000;

/** Reloads the page and returns true. If the page was reloaded less than a minute ago, only returns false. */
export function reloadOnce(): boolean {
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (came !== undefined && came.type === 'reload' && performance.now() < stood) return false;
  location.reload();
  return true;
}
