// The words of what can be done about a person in a room, which come when somebody first looks at that.
import { addWords, type WordLoaders } from '../../words/t';
import type en from './en.json';

type Words = typeof en;
declare module '../../words/t' {
  interface AllWords extends Words {}
}

const words: WordLoaders = { en: () => import('./en.json'), it: () => import('./it.json') };

/** A part of the room that says these words. */
export async function withPersonWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, addWords(words)]);
  return loaded;
}
