// The players that this browser was before a link made it another one: it can be each of them again.
import { base } from './base';
import { forgetSavedRoom, keepToken, myName, myToken, tokenFor } from './savedRooms';
import { store, storedList } from './storage';

export interface EarlierPlayer {
  token: string;
  /** the room whose link replaced this player */
  code: string;
  /** the name that was typed here last, or empty */
  name: string;
}

const key = `${base}reami.earlier`;
const most = 8;

/** The one that was replaced last comes first. */
export const earlierPlayers = () => storedList<EarlierPlayer>(key);

/** Keeps whoever this browser is now, in that room and elsewhere, before another player takes the place. */
export function keepAsEarlier(code: string): void {
  const tokens = new Set([tokenFor(code), myToken()].filter(token => token !== null));
  const replaced = [...tokens].map(token => ({ token, code, name: myName() }));
  const others = earlierPlayers().filter(one => !tokens.has(one.token));
  store(key, JSON.stringify([...replaced, ...others].slice(0, most)));
}

/** This browser is that player again, from the next page on; whoever it was until now is kept as well. */
export function becomeAgain({ token, code }: EarlierPlayer): void {
  keepAsEarlier(code);
  store(key, JSON.stringify(earlierPlayers().filter(one => one.token !== token)));
  forgetSavedRoom(code);
  keepToken(token);
}
