// What happened in a match of any game, in words: the game's own, or else what its texts make of an event.
import { tellings } from '../games';
import type { Telling } from '../games/table';
import { plainTelling } from './telling';

export async function tellingOf(game: string): Promise<Telling> {
  const own = await tellings[game]?.();
  return own?.eventText ?? plainTelling(game);
}
