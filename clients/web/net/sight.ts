// Whether this page is visible, and the message that tells the server: PROTOCOL.md, "Presence".
import type { FromClientThere } from 'reami';

export const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

export function there(): string {
  const said: FromClientThere = { t: 'there' };
  if (isHidden()) said.hidden = true;
  return JSON.stringify(said);
}
