// What happened in a match of any game, in words: the game's own, or else what its texts make of an event.
import { plainEventText } from '../model/eventText';
import type { EventText } from '../model/game';
import { tellings } from './';

export async function eventTextOf(game: string): Promise<EventText> {
  const own = await tellings[game]?.();
  return own?.eventText ?? plainEventText(game);
}
