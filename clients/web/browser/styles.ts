// Adds style sheets to a page that is already visible.
import { tried } from './again';
import { at } from './base';

const added = new Map<string, Promise<void>>();

/** Adds a style sheet. The promise resolves when the browser has loaded the sheet. */
export function addStyle(address: string): Promise<void> {
  const before = added.get(address);
  if (before) return before;
  const coming = tried(() => loaded(address));
  added.set(address, coming);
  coming.catch(() => added.delete(address));
  return coming;
}

/** Loads a part of the client together with its style sheet. */
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
    document.body.append(link); // after the main sheet, whose rules it may override
  });
}
