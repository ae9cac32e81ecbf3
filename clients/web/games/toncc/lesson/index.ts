// The lesson of Tóncc. A test plays it with the engine (tests/clients/lessons_test.cpp).
import type { Lesson, Seen, Step } from '../../../model/lesson';
import type { Toncc } from '../types';
import match from './match.json';
import { words } from './words';

type Now = Seen<Toncc>;

/**
 * Asks the player for a move to a free region. `before` are the regions that the player has conquered until
 * then.
 */
const way = (
  text: Step['text'],
  from: string,
  to: string,
  region: string,
  before: readonly string[],
): Step<Toncc> => ({
  text,
  places: () => [to],
  when: ({ view: { table } }) =>
    table.seats[1]?.at === from &&
    table.layout[to] === region &&
    !(region in table.conquered) &&
    before.every(one => table.conquered[one] === 1),
  done: ({ view }: Now) => view.table.conquered[region] === 1,
});

export const lesson: Lesson<Toncc> = {
  words,
  match,
  prefix: 'toncc-place-',
  steps: [
    { text: 'learn.toncc.map', at: '.map-place' },
    { text: 'learn.toncc.lines', at: '.map-place' },
    way('learn.toncc.walk', 'c', 'n1', 'B1', []),
    way('learn.toncc.alone', 'n1', 'h12', 'B2', ['B1']),
    way('learn.toncc.kingdom', 'h12', 'h1', 'B3', ['B1', 'B2']),
    { text: 'learn.toncc.worth', at: '.king-panel.seat-1' },
    { text: 'learn.toncc.twice', at: '.map-place' },
    way('learn.toncc.contest', 'h1', 'n2', 'Y1', []),
    { text: 'learn.toncc.strength', at: '.king-panel.seat-1' },
    { text: 'learn.toncc.seals', at: '.king-panel.seat-1' },
    { text: 'learn.toncc.blank', at: '.frame-board' },
    { text: 'learn.toncc.points', at: '.frame-score' },
    { text: 'learn.toncc.match', at: '.frame-score' },
    { text: 'learn.end', ends: true },
  ],
};
