// How somebody has chosen to see the pages, before any is drawn (browser/appearance.ts).
try {
  for (const name of ['theme', 'contrast', 'motion']) {
    const chosen = localStorage.getItem(`reami.${name}`);
    if (chosen !== null && chosen !== 'device') document.documentElement.dataset[name] = chosen;
  }
} catch {
  // A browser that keeps nothing: the device decides.
}
