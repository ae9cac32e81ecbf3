// The lesson of Domaine. A test plays it with the engine (tests/clients/lessons_test.cpp). The player lays
// out a turn before the client sends it, so each part of a turn has its own step.
import type { Lesson, Seen, Step } from '../../../model/lesson';
import type { Domaine } from '../types';
import match from './match.json';
import { words } from './words';

type Now = Seen<Domaine>;
/** The castle of the domain that the player makes in the lesson. */
const home = 'a3';
const first = ['b1e', 'b2e', 'b3e'];
const second = ['a3n', 'b3n'];

const has = ({ view, laid }: Now, edges: readonly string[]) =>
  edges.every(edge => edge in view.table.borders || laid.includes(edge));
const hasNone = ({ view }: Now, edges: readonly string[]) =>
  edges.every(edge => !(edge in view.table.borders));
const isIn = ({ view }: Now, square: string) => view.table.domain_of[square] === home;
const isEmpty = ({ view: { table } }: Now, square: string) =>
  !(square in table.castles) && !(square in table.knights);
const plays = ({ laid }: Now, move: string) => laid[0] === move;
const isDraw = (move: string) => move.startsWith('@');

/** Asks the player to lay out this card. `done` returns true once the card has had its effect. */
const card = (
  text: Step['text'],
  move: string,
  when: (now: Now) => boolean,
  done: (now: Now) => boolean,
): Step<Domaine> => ({
  text,
  at: `[data-card=${move.slice(0, 3)}]`,
  when: now => now.legal.includes(move) && when(now),
  done: now => plays(now, move) || done(now),
});

/**
 * Asks the player to lay borders on exactly these edges. A player who has begun on other edges can take those
 * borders back.
 */
const borders = (text: Step['text'], move: string, edges: readonly string[]): Step<Domaine>[] => [
  {
    text: 'learn.domaine.others',
    at: '.act-buttons',
    done: now => !plays(now, move) || now.laid.slice(1).every(one => edges.includes(one) || isDraw(one)),
  },
  { text, places: () => edges, when: now => plays(now, move), done: now => has(now, edges) },
];

/** Asks the player for the square on which the card acts. */
const place = (text: Step['text'], move: string, square: string): Step<Domaine> => ({
  text,
  places: () => [square],
  done: now => !plays(now, move) || now.laid.length > 1,
});

/** The steps with which every turn ends. */
const end: Step<Domaine>[] = [
  {
    text: 'learn.domaine.draw',
    at: '.stock',
    done: ({ laid }) => laid.length === 0 || laid.some(isDraw),
  },
  { text: 'learn.domaine.send', at: '.send', done: ({ laid }) => laid.length === 0 },
];

/**
 * Marks those of the squares that are in the player's domain; all of them if the player has no domain among
 * them.
 */
const own =
  (...squares: string[]) =>
  (now: Now) => {
    const within = squares.filter(square => isIn(now, square));
    return within.length > 0 ? within : squares;
  };

/** Explains a card in the hand that has two actions. */
const parted: Step<Domaine> = { text: 'learn.domaine.or', at: '.hand-of-cards .card-button:has(.or-line)' };

export const lesson: Lesson<Domaine> = {
  words,
  match,
  prefix: 'domaine-',
  steps: [
    { text: 'learn.domaine.domain', places: () => [home] },
    card(
      'learn.domaine.card',
      'A03b',
      now => hasNone(now, first),
      now => has(now, first),
    ),
    ...borders('learn.domaine.borders', 'A03b', first),
    ...end,
    card(
      'learn.domaine.close',
      'A02b',
      now => has(now, first) && hasNone(now, second) && !isIn(now, home),
      now => has(now, second),
    ),
    ...borders('learn.domaine.upper', 'A02b', second),
    ...end,
    { text: 'learn.domaine.points', places: own('a2', 'b3') },
    { text: 'learn.domaine.mine', at: '.frame-score', places: own('b1') },
    { text: 'learn.domaine.monopoly', at: '.frame-score' },
    parted,
    {
      text: 'learn.domaine.sell',
      at: '[data-card=A04], [data-move="A04$"]',
      when: ({ legal }) => legal.includes('A04$'),
      done: now => plays(now, 'A04$') || !now.legal.includes('A04$'),
    },
    ...end,
    { text: 'learn.domaine.court', at: '.stock' },
    { text: 'learn.domaine.king', at: '.frame-score' },
    { text: 'learn.domaine.ducats', at: '.frame-score' },
    { text: 'learn.domaine.part', ends: true },
    { text: 'learn.domaine.knights', places: own('a2', 'b2') },
    card(
      'learn.domaine.knight',
      'A05k',
      now => isIn(now, 'b2') && isEmpty(now, 'b2'),
      now => now.view.table.knights['b2'] === 'red',
    ),
    place('learn.domaine.meadow', 'A05k', 'b2'),
    ...end,
    card(
      'learn.domaine.expand',
      'B06x',
      now => isIn(now, 'b3') && now.view.table.domain_of['c3'] === undefined && isEmpty(now, 'c3'),
      now => isIn(now, 'c3'),
    ),
    place('learn.domaine.village', 'B06x', 'c3'),
    ...end,
    { text: 'learn.domaine.attack', at: '.frame-board' },
    { text: 'learn.domaine.desertion', at: '.frame-board' },
    { text: 'learn.domaine.alliance', at: '.frame-board' },
    { text: 'learn.domaine.neutral', at: '.frame-board' },
    { text: 'learn.domaine.start', at: '.frame-board' },
    { text: 'learn.end', ends: true },
  ],
};
