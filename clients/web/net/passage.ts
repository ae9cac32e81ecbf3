// Notices a proxy that does not pass WebSockets on. To the client this looks like a lost connection, but the
// server answers plain requests.
import { signal } from '@preact/signals';
import { at } from '../browser/base';

/**
 * Whether this page seems to be behind a proxy that passes no WebSockets: two attempts failed, the server
 * answered a plain request after both, and this page has never had an open WebSocket.
 */
export const lacksPassage = signal(false);

let hasStood = false;
/** true if the server answered the plain request after the previous attempt */
let wasAnswered = false;

export function handshakeSucceeded(): void {
  hasStood = true;
  lacksPassage.value = false;
}

/** One answer proves nothing, because the server may have started after the failed attempt. */
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
