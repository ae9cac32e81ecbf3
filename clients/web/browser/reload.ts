// Loads the page anew by itself, at most once in a row: where that does not help, the person who looks at
// it decides.

/** Milliseconds: a page that has stood this long was not loaded in vain. */
const stood = 60_000;

/** False if this page has just come by a reload, and nothing is done. */
export function reloadOnce(): boolean {
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (came !== undefined && came.type === 'reload' && performance.now() < stood) return false;
  location.reload();
  return true;
}
