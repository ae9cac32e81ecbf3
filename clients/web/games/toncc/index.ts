// The parts of this client for Tóncc.
import type { GameModule } from '../../model/game';
import style from './style/all.css';
import type { Toncc } from './types';
import { words } from './words';

export const toncc: GameModule<Toncc> = {
  words,
  style,
  table: () => import('./TonccTable'),
  rules: () => import('./rules/page'),
  deal: () => import('./deal'),
  eventMembers: () => import('./code'),
  guide: () => import('./guide'),
  lesson: () => import('./lesson'),
  breakdown: () => import('./breakdown'),
};
