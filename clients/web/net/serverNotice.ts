// What an admin of the server told everybody last, on whichever line it came; null once it was read.
import { signal } from '@preact/signals';
import type { FromServer } from 'reami';

export const serverNotice = signal<string | null>(null);

/** Does nothing about other messages. */
export function takeNotice(message: FromServer): void {
  if (message.t === 'notice') serverNotice.value = message.text;
}
