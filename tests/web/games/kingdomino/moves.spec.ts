// From notations to squares and back: RULES.md, R6.
import assert from 'node:assert/strict';
import test from 'node:test';
import { choices, firstPlacement, meant, reachable } from '../../../../clients/web/games/kingdomino/moves';
import { placementOf, notationOf, squareOf } from '../../../../clients/web/games/kingdomino/squares';

test('a placement is read and written in all four directions', () => {
  for (const notation of ['g8h8', 'g8g7', 'g8f8', 'g8g9', 'm12m13', 'a1b1'])
    assert.equal(notationOf(placementOf(notation)!), notation);
});

test('choices, `ready`, separate halves and squares off the board are no placements', () => {
  for (const notation of ['=17', 'ready', 'g8i8', 'g8g8', 'n1n2', 'a0a1', 'g13g14'])
    assert.equal(placementOf(notation), null);
});

test('choices are listed by number, the lowest first', () => {
  assert.deepEqual(choices(['=17', '=3', '=40']), [3, 17, 40]);
  assert.deepEqual(choices(['g8g9', 'ready']), []);
});

test('every square that a legal placement covers can be reached', () => {
  assert.deepEqual([...reachable(['g8g9', 'g8h8'])].sort(), ['g8', 'g9', 'h8']);
});

const right = 0;
const meantAt = (square: string, legal: string[]) => notationOf(meant(legal, squareOf(square), right));

test('the pointer on a square means the domino as it is held, if that is legal', () => {
  assert.equal(meantAt('g8', ['g8g9', 'g8h8']), 'g8h8');
});

test('the pointer may mean either half', () => {
  assert.equal(meantAt('h8', ['g8h8', 'h8h9']), 'g8h8');
});

test('if the domino is legal only in another direction, it turns clockwise as little as needed', () => {
  assert.equal(meantAt('g8', ['g8f8', 'g8g9']), 'g8f8');
  assert.equal(meantAt('g9', ['g8g9']), 'g8g9');
});

test('where no placement is legal, the domino stays as it is held', () => {
  assert.equal(meantAt('k3', ['g8g9']), 'k3l3');
});

test('the keyboard begins at the legal place that is nearest to the castle', () => {
  assert.equal(notationOf(firstPlacement(['d4d5', 'g6f6', 'j9j10'])!), 'g6f6');
  assert.equal(firstPlacement([]), null);
});
