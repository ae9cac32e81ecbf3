// The words of the page "My matches".
import type { WordLoaders } from '../../words/t';
import type en from './en.json';

type Words = typeof en;
declare module '../../words/t' {
  interface AllWords extends Words {}
}

export const words: WordLoaders = { en: () => import('./en.json'), it: () => import('./it.json') };
