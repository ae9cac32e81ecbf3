// What happened in a match of any game, in words: the game's own, or else what its texts make of an event.
import { plainTelling } from '../model/eventText';
import type { Telling } from '../model/game';
import { tellings } from './';

export async function tellingOf(game: string): Promise<Telling> {
  const own = await tellings[game]?.();
  return own?.eventText ?? plainTelling(game);
}
