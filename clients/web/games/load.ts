// Finds a game's module by its name in the protocol, and loads its parts with the game's words and styles.
import { addStyle } from '../browser/styles';
import type { GameModule } from '../model/game';
import type { Guide } from '../model/guide';
import type { Lesson } from '../model/lesson';
import type { EventText } from '../model/match';
import { addWords } from '../words/t';
import * as all from './';

// A table requires the types of its own game. The protocol guarantees them for the game's name.
const games: Readonly<Record<string, GameModule<any>>> = all;

/** Null for a game that this client does not know. */
export const gameModule = (name: string): GameModule | null => games[name] ?? null;

/** Loads the game's words and styles, which its parts need. */
export async function prepare(game: GameModule | null): Promise<true> {
  if (game) await Promise.all([addWords(game.words), addStyle(game.style)]);
  return true;
}

/** Loads a part of a game at the same time as the words and styles. */
export async function fetchPart<Part>(game: GameModule, load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), prepare(game)]);
  return part;
}

/** Returns the function that makes sentences from the game's events, after loading its words and styles. */
export async function eventTextOf(name: string): Promise<EventText> {
  const game = gameModule(name);
  const [{ eventTextIn }, own] = await Promise.all([
    import('../model/eventText'),
    game?.eventMembers?.(),
    prepare(game),
  ]);
  return eventTextIn(name, own?.eventMembers);
}

/** The game's guide with its words; null for an unknown game. */
export async function guideOf(name: string): Promise<Guide | null> {
  const game = gameModule(name);
  if (game === null) return null;
  const { guide } = await fetchPart(game, () => game.guide());
  await addWords(guide.words);
  return guide;
}

/** The game's lesson with the words of its hints; null for an unknown game. */
export async function lessonOf(name: string): Promise<Lesson | null> {
  const game = gameModule(name);
  if (game === null) return null;
  const { lesson } = await fetchPart(game, () => game.lesson());
  await addWords(lesson.words);
  return lesson;
}
