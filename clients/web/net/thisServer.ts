// What this server is called, how it greets, and who may open rooms here.
import { computed, effect, signal } from '@preact/signals';
import type { PlainProgramVersion } from 'reami';
import { tried } from '../browser/again';
import { ask } from './requests';

/** null until the server has said it */
export const thisServer = signal<PlainProgramVersion | null>(null);
export const serverName = computed(() => thisServer.value?.title ?? 'Reami');

let asked = false;

/** Once. What can't be learned now is left out, and asked for with the next page. */
function learn(): void {
  if (asked) return;
  asked = true;
  tried(() => ask<PlainProgramVersion>('/version')).then(
    told => (thisServer.value = told),
    () => (asked = false),
  );
}

/**
 * The title of the page, until the returned function is called: its own words, if it has any, and the name
 * of the server.
 */
export function showTitle(own: () => string): () => void {
  learn();
  const stop = effect(() => {
    const words = own();
    document.title = words === '' ? serverName.value : `${words} – ${serverName.value}`;
  });
  return () => {
    stop();
    document.title = serverName.peek();
  };
}
