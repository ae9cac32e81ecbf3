// The lesson of Kingdomino. A test plays it with the engine (tests/clients/lessons_test.cpp).
import type { Lesson, Seen, Step } from '../../../model/lesson';
import type { Kingdomino } from '../types';
import match from './match.json';
import { words } from './words';

type Now = Seen<Kingdomino>;

const own = ({ view }: Now) => view.table.seats[1]!;
const isPlacement = (move: string) => !move.startsWith('=');
const isPlacing = ({ legal }: Now) => legal.some(isPlacement);
/** The seat whose king is on this domino; 0 if no king is on it, and undefined if no row has the domino. */
const kingOn = ({ view }: Now, domino: number) =>
  Object.values(view.table.rows).find(row => domino in row)?.[domino];
const hasChosen = (now: Now, domino: number) =>
  kingOn(now, domino) === 1 || domino in own(now).kingdom || now.laid.includes(`=${domino}`);
const lies = (now: Now, domino: number, ...places: string[]) =>
  places.includes(own(now).kingdom[domino] ?? '') || places.some(place => now.laid.includes(place));

/**
 * Asks the player for a domino that nobody has chosen. The player can choose it with the placement or after
 * it.
 */
const choice = (text: Step['text'], domino: number): Step<Kingdomino> => ({
  text,
  at: `#choice-${domino}`,
  when: now => kingOn(now, domino) === 0 && (isPlacing(now) || now.legal.includes(`=${domino}`)),
  done: now => hasChosen(now, domino),
});

/** Asks the player to send the placement and the choice when both are laid out. */
const send: Step<Kingdomino> = {
  text: 'learn.kingdomino.send',
  at: '.confirm-bar .confirm',
  done: ({ laid }) => laid.length < 2,
};

export const lesson: Lesson<Kingdomino> = {
  words,
  match,
  prefix: 'square-',
  steps: [
    { text: 'learn.kingdomino.castle', at: '.own-kingdom' },
    {
      text: 'learn.kingdomino.crown',
      at: '#choice-19',
      when: ({ legal }) => legal.includes('=19'),
      done: now => kingOn(now, 19) === 1,
    },
    {
      text: 'learn.kingdomino.second',
      values: ({ legal }) => ({ domino: legal[0]!.slice(1) }),
      at: '.choice',
      when: ({ view, legal }) => view.table.turn === 0 && legal.length === 1,
      done: ({ view }) => view.table.turn > 0,
    },
    { text: 'learn.kingdomino.order', at: '.domino-rows' },
    {
      text: 'learn.kingdomino.place',
      places: () => ['g8', 'g9'],
      when: ({ view, legal }) => view.table.placing === 1 && legal.includes('g8g9'),
      done: now => lies(now, 1, 'g8g9', 'g9g8'),
    },
    {
      text: 'learn.kingdomino.place_any',
      at: '.own-kingdom',
      when: isPlacing,
      done: now => Object.keys(own(now).kingdom).length > 0 || now.laid.some(isPlacement),
    },
    choice('learn.kingdomino.choose', 24),
    send,
    {
      text: 'learn.kingdomino.join',
      places: () => ['h8', 'i8'],
      when: now =>
        now.view.table.placing === 19 && now.legal.includes('h8i8') && lies(now, 1, 'g8g9', 'g9g8'),
      done: now => lies(now, 19, 'h8i8') || (19 in own(now).kingdom && own(now).points >= 3),
    },
    choice('learn.kingdomino.wheat', 13),
    send,
    { text: 'learn.kingdomino.score', at: '.frame-score' },
    { text: 'learn.kingdomino.limit', at: '.own-kingdom' },
    { text: 'learn.kingdomino.discard', at: '.own-kingdom' },
    { text: 'learn.kingdomino.ties', at: '.frame-score' },
    { text: 'learn.end', ends: true },
  ],
};
