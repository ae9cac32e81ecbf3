// The match in which Domìnium is learned. A test plays it with the engine (tests/clients/lessons_test.cpp).
import type { Lesson } from '../../../model/lesson';
import match from './match.json';
import { words } from './words';

export const lesson: Lesson = {
  words,
  match,
  hints: [
    [
      { text: 'learn.dominium.goal', at: '.frame-board' },
      { text: 'learn.dominium.keep', at: '.frame-score' },
    ],
    [{ text: 'learn.dominium.lay', at: '.frame-board' }],
    [{ text: 'learn.dominium.power', at: '.frame-score' }],
    [
      { text: 'learn.dominium.take', at: '.frame-board' },
      { text: 'learn.dominium.end', at: '.frame-board' },
    ],
  ],
};
