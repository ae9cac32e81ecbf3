// The parts of this client for Domìnium.
import type { GameModule } from '../../model/game';
import style from './style/all.css';
import type { Dominium } from './types';
import { words } from './words';

export const dominium: GameModule<Dominium> = {
  words,
  style,
  table: () => import('./DominiumTable'),
  rules: () => import('./rules/page'),
  deal: () => import('./deal'),
  eventMembers: () => import('./describe'),
  guide: () => import('./guide'),
  lesson: () => import('./lesson'),
  breakdown: () => import('./breakdown'),
};
