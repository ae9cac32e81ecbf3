// The intended move. The client drops it when the match asks for another decision.
import { useState } from 'preact/hooks';
import { open, type Intent } from './intent';

/** `ask` identifies the decision that the match asks for. */
export function useIntent(ask: string): [Intent, (change: (intent: Intent) => Intent) => void] {
  const [held, hold] = useState({ ask, intent: open });
  const intent = held.ask === ask ? held.intent : open;
  return [intent, change => hold(now => ({ ask, intent: change(now.ask === ask ? now.intent : open) }))];
}
