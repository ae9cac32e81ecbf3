// Reloads the page without anybody pressing a button, but never twice in a row: if one reload did not help,
// the person decides.

/** Milliseconds after which a reloaded page counts as a success. */
const stood = 60_000;

/** Reloads the page. If the page was reloaded less than a minute ago, it does nothing and returns false. */
export function reloadOnce(): boolean {
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (came !== undefined && came.type === 'reload' && performance.now() < stood) return false;
  location.reload();
  return true;
}
