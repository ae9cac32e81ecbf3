// Detects a proxy that does not pass WebSockets on. It looks like a lost connection, but plain requests are
// answered.
import { signal } from '@preact/signals';
import { at } from '../browser/base';

/**
 * Whether two attempts failed, plain requests were answered after both, and this page never had an open
 * WebSocket.
 */
export const lacksPassage = signal(false);

let hasStood = false;
/** the plain request after the previous attempt was answered */
let wasAnswered = false;

export function handshakeSucceeded(): void {
  hasStood = true;
  lacksPassage.value = false;
}

/** One answered request proves nothing yet, because the server may have started after the failed attempt. */
export function handshakeFailed(): void {
  if (hasStood) return;
  fetch(at('/ready'), { cache: 'no-store' })
    .then(({ ok }) => ok)
    .catch(() => false)
    .then(isReady => {
      lacksPassage.value = isReady && wasAnswered && !hasStood;
      wasAnswered = isReady;
    });
}
