// The last announcement of an admin to everybody, from any connection; null when the person has closed it.
import { signal } from '@preact/signals';
import type { FromServer } from 'reami';

export const serverNotice = signal<string | null>(null);

/** Takes an announcement, and ignores all other messages. */
export function takeNotice(message: FromServer): void {
  if (message.t === 'notice') serverNotice.value = message.text;
}
