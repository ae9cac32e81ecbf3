// The latest message from an admin to everybody, from any connection; null after the person has closed it.
import { signal } from '@preact/signals';
import type { FromServer } from 'reami';

export const serverNotice = signal<string | null>(null);

/** Ignores other messages. */
export function takeNotice(message: FromServer): void {
  if (message.t === 'notice') serverNotice.value = message.text;
}
