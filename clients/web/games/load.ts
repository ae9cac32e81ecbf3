// Finds the module of a game by its name in the protocol. Loads its parts together with the words and styles
// of the game.
import { addStyle } from '../browser/styles';
import type { GameModule } from '../model/game';
import type { Guide } from '../model/guide';
import type { Lesson } from '../model/lesson';
import type { EventText, GameEvent } from '../model/match';
import { addWords } from '../words/t';
import * as all from './';

// A table needs the types of its own game. The name of the game guarantees them, because the protocol does.
const games: Readonly<Record<string, GameModule<any>>> = all;

/** The module of this game; null if this client does not know the game. */
export const gameModule = (name: string): GameModule | null => games[name] ?? null;

/** Loads the words and styles of the game. The game's parts need them. */
export async function prepare(game: GameModule | null): Promise<true> {
  if (game) await Promise.all([addWords(game.words), addStyle(game.style)]);
  return true;
}

/** Loads a part of a game, and at the same time the words and styles of the game. */
export async function fetchPart<Part>(game: GameModule, load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), prepare(game)]);
  return part;
}

/**
 * Loads the words and styles of a game, and returns the function that makes sentences from its events.
 * `events` are all events of the match, if the page knows them.
 */
export async function eventTextOf(name: string, events: readonly GameEvent[] = []): Promise<EventText> {
  const game = gameModule(name);
  const [{ eventTextIn }, own] = await Promise.all([
    import('../model/eventText'),
    game?.eventMembers?.(),
    prepare(game),
  ]);
  const text = eventTextIn(name, own?.eventMembers);
  return own?.toldOver?.(events, text) ?? text;
}

/** The guide of the game with its words; null for a game that this client does not know. */
export async function guideOf(name: string): Promise<Guide | null> {
  const game = gameModule(name);
  if (game === null) return null;
  const { guide } = await fetchPart(game, () => game.guide());
  await addWords(guide.words);
  return guide;
}

/** The lesson of the game with the words of its hints; null for a game that this client does not know. */
export async function lessonOf(name: string): Promise<Lesson | null> {
  const game = gameModule(name);
  if (game === null) return null;
  const { lesson } = await fetchPart(game, () => game.lesson());
  await addWords(lesson.words);
  return lesson;
}
