// The players that this browser was before a hand-over link made it another player. It can become each of
// them again.
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

/** The most recently replaced player comes first. */
export const earlierPlayers = () => storedList<EarlierPlayer>(key);

/** Stores the current player, in that room and elsewhere, before a link replaces it. */
export function keepAsEarlier(code: string): void {
  const tokens = new Set([tokenFor(code), myToken()].filter(token => token !== null));
  const replaced = [...tokens].map(token => ({ token, code, name: myName() }));
  const others = earlierPlayers().filter(one => !tokens.has(one.token));
  store(key, JSON.stringify([...replaced, ...others].slice(0, most)));
}

/** Makes this browser that player again, from the next page on, and stores the current player. */
export function becomeAgain({ token, code }: EarlierPlayer): void {
  keepAsEarlier(code);
  store(key, JSON.stringify(earlierPlayers().filter(one => one.token !== token)));
  forgetSavedRoom(code);
  keepToken(token);
}
