// The words of clocks. The client fetches them with the first match that has clocks.
import type { WordLoaders } from '../../words/t';
import type en from './en.json';

type Words = typeof en;
declare module '../../words/t' {
  interface AllWords extends Words {}
}

export const words: WordLoaders = { en: () => import('./en.json'), it: () => import('./it.json') };
