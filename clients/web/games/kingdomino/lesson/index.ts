// The match in which Kingdomino is learned. A test plays it with the engine (tests/clients/lessons_test.cpp).
import type { Lesson } from '../../../model/lesson';
import match from './match.json';
import { words } from './words';

export const lesson: Lesson = {
  words,
  match,
  hints: [
    [
      { text: 'learn.kingdomino.castle', at: '.frame-board' },
      { text: 'learn.kingdomino.crown', at: '.domino-rows' },
    ],
    [{ text: 'learn.kingdomino.second', at: '.domino-rows' }],
    [
      { text: 'learn.kingdomino.place', at: '.frame-board' },
      { text: 'learn.kingdomino.choose', at: '.domino-rows' },
    ],
    [{ text: 'learn.kingdomino.join', at: '.frame-board' }],
    [
      { text: 'learn.kingdomino.score', at: '.frame-score' },
      { text: 'learn.kingdomino.limit', at: '.frame-board' },
    ],
  ],
};
