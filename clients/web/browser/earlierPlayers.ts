// The players that this browser was before the link of a hand-over made it another player. A person can make
// the browser each of them again.
import { base } from './base';
import { forgetSavedRoom, keepToken, myName, myToken, tokenFor } from './savedRooms';
import { store, storedList } from './storage';

export interface EarlierPlayer {
  token: string;
  /** the room whose link replaced this player */
  code: string;
  /** the last typed name, or empty */
  name: string;
}

const key = `${base}reami.earlier`;
const most = 8;

/** The earlier players. The player that was replaced last comes first. */
export const earlierPlayers = () => storedList<EarlierPlayer>(key);

/**
 * Stores the current player as an earlier one. The client calls it before a link makes the browser another
 * player.
 */
export function keepAsEarlier(code: string): void {
  const tokens = new Set([tokenFor(code), myToken()].filter(token => token !== null));
  const replaced = [...tokens].map(token => ({ token, code, name: myName() }));
  const others = earlierPlayers().filter(one => !tokens.has(one.token));
  store(key, JSON.stringify([...replaced, ...others].slice(0, most)));
}

/**
 * Makes this browser that player again when the next page loads. Stores the current player as an earlier one.
 */
export function becomeAgain({ token, code }: EarlierPlayer): void {
  keepAsEarlier(code);
  store(key, JSON.stringify(earlierPlayers().filter(one => one.token !== token)));
  forgetSavedRoom(code);
  keepToken(token);
}
