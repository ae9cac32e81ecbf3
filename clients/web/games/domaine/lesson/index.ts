// The match in which Domaine is learned. A test plays it with the engine (tests/clients/lessons_test.cpp).
import type { Lesson } from '../../../model/lesson';
import match from './match.json';
import { words } from './words';

export const lesson: Lesson = {
  words,
  match,
  hints: [
    [
      { text: 'learn.domaine.domain', at: '.frame-board' },
      { text: 'learn.domaine.borders', at: '.frame-hand' },
      { text: 'learn.domaine.draw', at: '.frame-act' },
    ],
    [
      { text: 'learn.domaine.close', at: '.frame-board' },
      { text: 'learn.domaine.points', at: '.frame-score' },
    ],
    [
      { text: 'learn.domaine.mine', at: '.frame-score' },
      { text: 'learn.domaine.end', at: '.frame-board' },
    ],
  ],
};
