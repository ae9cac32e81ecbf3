// The lesson of Domìnium. A test plays it with the engine (tests/clients/lessons_test.cpp).
import type { Lesson, Seen } from '../../../model/lesson';
import type { Dominium } from '../types';
import match from './match.json';
import { words } from './words';

type Now = Seen<Dominium>;

const row = ({ view }: Now) => view.table.seats[1]!.rows[1];
const drew = ({ view }: Now, tile: string) => view.table.asked === 'tile' && view.table.drawn === tile;
const lies = ({ view }: Now, at: string, tile: string) => view.table.laid[at] === tile;
const three = ['d4', 'd5', 'e4'];
const keep = '.keep[data-keep="1"]';

export const lesson: Lesson<Dominium> = {
  words,
  match,
  prefix: 'square-',
  steps: [
    { text: 'learn.dominium.goal', at: '.frame-board' },
    {
      text: 'learn.dominium.keep',
      at: keep,
      when: now => drew(now, '15') && now.legal.includes('+1'),
      done: now => row(now) !== undefined,
    },
    {
      text: 'learn.dominium.lay',
      places: () => ['e4', 'f4'],
      when: now => drew(now, '12') && lies(now, 'd4d5', '11') && now.legal.includes('e4f4'),
      done: now => lies(now, 'e4f4', '12'),
    },
    {
      text: 'learn.dominium.pawn',
      places: () => three,
      when: now =>
        now.legal.includes('@d4') &&
        lies(now, 'd4d5', '11') &&
        lies(now, 'e4f4', '12') &&
        row(now)?.numbers[1] === 5,
      done: ({ view }) => three.every(square => view.table.owners[square] === 1),
    },
    { text: 'learn.dominium.worth', at: '.frame-score' },
    { text: 'learn.dominium.owned', at: '.frame-board' },
    {
      text: 'learn.dominium.grow',
      at: keep,
      when: now => drew(now, '55') && now.legal.includes('+1') && row(now) !== undefined,
      done: now => (row(now)?.power ?? 0) >= 15,
    },
    { text: 'learn.dominium.rows', at: '.frame-score' },
    { text: 'learn.dominium.feudatory', at: '.frame-score' },
    { text: 'learn.dominium.take', at: '.frame-board' },
    { text: 'learn.dominium.join', at: '.frame-board' },
    { text: 'learn.dominium.zero', at: '.frame-board' },
    { text: 'learn.dominium.over', at: '.frame-board' },
    { text: 'learn.end', ends: true },
  ],
};
