// What you are about to do, forgotten when something else is asked.
import { useState } from 'preact/hooks';
import { open, type Intent } from './intent';

/** `ask` tells one decision from the next. */
export function useIntent(ask: string): [Intent, (change: (intent: Intent) => Intent) => void] {
  const [held, hold] = useState({ ask, intent: open });
  const intent = held.ask === ask ? held.intent : open;
  return [intent, change => hold(now => ({ ask, intent: change(now.ask === ask ? now.intent : open) }))];
}
