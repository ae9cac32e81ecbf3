// Applies the person's choice of appearance before the browser draws the page (browser/appearance.ts).
import { stored } from '../browser/storage';

for (const name of ['theme', 'contrast', 'motion']) {
  const chosen = stored(`reami.${name}`);
  if (chosen !== null && chosen !== 'device') document.documentElement.dataset[name] = chosen;
}
