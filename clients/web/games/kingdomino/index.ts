// All that Kingdomino brings to this client.
import type { GameModule } from '../../model/game';
import style from './style/all.css';
import type { Kingdomino } from './types';
import type en from './words/en.json';

type Words = typeof en;
declare module '../../words/t' {
  interface AllWords extends Words {}
}

export const kingdomino: GameModule<Kingdomino> = {
  words: { en: () => import('./words/en.json'), it: () => import('./words/it.json') },
  style,
  table: () => import('./KingdominoTable'),
  rules: () => import('./rules/page'),
  deal: () => import('./deal'),
  eventText: () => import('./describe'),
};
