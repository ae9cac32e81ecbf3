// Style sheets that come while the page is shown.
import { tried } from './again';
import { at } from './base';

const added = new Map<string, Promise<void>>();

/** Once it is here, what is shown from then on has it. */
export function addStyle(address: string): Promise<void> {
  const before = added.get(address);
  if (before) return before;
  const coming = tried(() => loaded(address));
  added.set(address, coming);
  coming.catch(() => added.delete(address));
  return coming;
}

/** What comes only together with a sheet that nothing else needs. */
export async function withStyle<Part>(address: string, part: Promise<Part>): Promise<Part> {
  await addStyle(address);
  return part;
}

function loaded(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = at(address);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`${address} did not come`));
    };
    document.body.append(link); // after the main sheet, which it may override
  });
}
