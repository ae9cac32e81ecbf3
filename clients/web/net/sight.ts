// Whether this page is in sight, and the message that says so: PROTOCOL.md, "Presence".
import type { FromClientThere } from 'reami';

export const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

export function there(): string {
  const said: FromClientThere = { t: 'there' };
  if (isHidden()) said.hidden = true;
  return JSON.stringify(said);
}
