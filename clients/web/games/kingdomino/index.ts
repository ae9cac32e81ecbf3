// The parts of this client for Kingdomino.
import type { GameModule } from '../../model/game';
import style from './style/all.css';
import type { Kingdomino } from './types';
import { words } from './words';

export const kingdomino: GameModule<Kingdomino> = {
  words,
  style,
  table: () => import('./KingdominoTable'),
  rules: () => import('./rules/page'),
  deal: () => import('./deal'),
  eventMembers: () => import('./describe'),
  guide: () => import('./guide'),
  lesson: () => import('./lesson'),
  breakdown: () => import('./breakdown'),
  planning: () => import('./plan'),
};
