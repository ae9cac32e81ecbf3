// The match in which Tóncc is learned. A test plays it with the engine (tests/clients/lessons_test.cpp).
import type { Lesson } from '../../../model/lesson';
import match from './match.json';
import { words } from './words';

export const lesson: Lesson = {
  words,
  match,
  hints: [
    [
      { text: 'learn.toncc.map', at: '.frame-stock' },
      { text: 'learn.toncc.walk', at: '.frame-board' },
    ],
    [{ text: 'learn.toncc.seal', at: '.frame-board' }],
    [{ text: 'learn.toncc.kingdom', at: '.frame-board' }],
    [{ text: 'learn.toncc.contest', at: '.frame-board' }],
    [
      { text: 'learn.toncc.seals', at: '.frame-score' },
      { text: 'learn.toncc.end', at: '.frame-head' },
    ],
  ],
};
