// A game's module by its name on the wire; and what it brings, with its words and its styles.
import { addStyle } from '../browser/styles';
import type { GameModule } from '../model/game';
import type { Guide } from '../model/guide';
import type { Lesson } from '../model/lesson';
import type { EventText } from '../model/match';
import { addWords } from '../words/t';
import * as all from './';

// A table asks for the types of its own game: the wire says that they are what comes under its name.
const games: Readonly<Record<string, GameModule<any>>> = all;

/** Null for a game that this client does not know. */
export const gameModule = (name: string): GameModule | null => games[name] ?? null;

/** The game's words and styles are here: what is particular to it can be shown. */
export async function prepare(game: GameModule | null): Promise<true> {
  if (game) await Promise.all([addWords(game.words), addStyle(game.style)]);
  return true;
}

/** A part of a game once it can be shown; all comes at the same time. */
export async function fetchPart<Part>(game: GameModule, load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), prepare(game)]);
  return part;
}

/** What happens in a match of that game, in words; its own words and styles are here by then. */
export async function eventTextOf(name: string): Promise<EventText> {
  const game = gameModule(name);
  const [{ eventTextIn }, own] = await Promise.all([
    import('../model/eventText'),
    game?.eventMembers?.(),
    prepare(game),
  ]);
  return eventTextIn(name, own?.eventMembers);
}

/** What it tells newcomers, with the words for it; null for a game that this client does not know. */
export async function guideOf(name: string): Promise<Guide | null> {
  const game = gameModule(name);
  if (game === null) return null;
  const { guide } = await fetchPart(game, () => game.guide());
  await addWords(guide.words);
  return guide;
}

/** The match in which it is learned, with the words of its hints; null as above. */
export async function lessonOf(name: string): Promise<Lesson | null> {
  const game = gameModule(name);
  if (game === null) return null;
  const { lesson } = await fetchPart(game, () => game.lesson());
  await addWords(lesson.words);
  return lesson;
}
