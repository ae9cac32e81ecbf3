// The parts of this client for Domaine.
import type { GameModule } from '../../model/game';
import style from './style/all.css';
import type { Domaine } from './types';
import { words } from './words';

export const domaine: GameModule<Domaine> = {
  words,
  style,
  table: () => import('./DomaineTable'),
  rules: () => import('./rules/page'),
  deal: () => import('./deal'),
  eventMembers: () => import('./describe'),
  guide: () => import('./guide'),
  lesson: () => import('./lesson'),
  breakdown: () => import('./breakdown'),
};
