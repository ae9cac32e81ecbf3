// Whether this page is visible, and the message that tells the server: PROTOCOL.md, "Presence".
import type { FromClientThere } from 'reami';

export const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

/** `still`: the person has answered the question whether they are still there. */
export function there(still = false): string {
  const said: FromClientThere = { t: 'there' };
  if (still) said.still = true;
  if (isHidden()) said.hidden = true;
  return JSON.stringify(said);
}
