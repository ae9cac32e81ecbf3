// The server's name, its greeting, and whether opening rooms requires an invitation.
import { computed, effect, signal } from '@preact/signals';
import type { PlainProgramVersion } from 'reami';
import { tried } from '../browser/again';
import { ask } from './requests';

/** null until the server has answered */
export const thisServer = signal<PlainProgramVersion | null>(null);
export const serverName = computed(() => thisServer.value?.title ?? 'Reami');

let asked = false;

/** Asks the server once per page. If the server does not answer, pages leave out what they would show. */
function learn(): void {
  if (asked) return;
  asked = true;
  tried(() => ask<PlainProgramVersion>('/version')).then(
    told => (thisServer.value = told),
    () => (asked = false),
  );
}

/**
 * Sets the title of the page: the page's own words, if it has any, and the server's name. The title stays
 * until the caller calls the returned function.
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
