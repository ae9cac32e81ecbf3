// Whether WebSockets get to the server at all. A proxy that does not pass them on looks like a lost line, but
// plain requests are answered meanwhile.
import { signal } from '@preact/signals';
import { at } from '../browser/base';

/** Two tries failed, plain requests were answered after both, and no WebSocket was ever open in this page. */
export const lacksPassage = signal(false);

let hasStood = false;
/** after the try before */
let wasAnswered = false;

export function handshakeSucceeded(): void {
  hasStood = true;
  lacksPassage.value = false;
}

/** After one answer the page does not know yet: the server may have started after the failed try. */
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
