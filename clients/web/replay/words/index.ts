// The words of replays and of the fairness check, with those of the notices about a server that broke its
// word.
import type { WordLoaders } from '../../words/t';
import type en from './en.json';

type Words = typeof en;
declare module '../../words/t' {
  interface AllWords extends Words {}
}

export const words: WordLoaders = { en: () => import('./en.json'), it: () => import('./it.json') };
