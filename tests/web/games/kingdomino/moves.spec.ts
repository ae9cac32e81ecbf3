// From notations to squares and back: RULES.md, R6.
import assert from 'node:assert/strict';
import test from 'node:test';
import { choices, firstPlacement, meant, reachable } from '../../../../clients/web/games/kingdomino/moves';
import { placementOf, notationOf, squareOf } from '../../../../clients/web/games/kingdomino/squares';

test('a placement is read and written in all four directions', () => {
  for (const notation of ['g8h8', 'g8g7', 'g8f8', 'g8g9', 'm12m13', 'a1b1'])
    assert.equal(notationOf(placementOf(notation)!), notation);
});

test('what is no placement is none: choices, ready, halves apart, squares off the board', () => {
  for (const notation of ['=17', 'ready', 'g8i8', 'g8g8', 'n1n2', 'a0a1', 'g13g14'])
    assert.equal(placementOf(notation), null);
});

test('choices are told by number, the lowest first', () => {
  assert.deepEqual(choices(['=17', '=3', '=40']), [3, 17, 40]);
  assert.deepEqual(choices(['g8g9', 'ready']), []);
});

test('every square that a legal placement covers can be reached', () => {
  assert.deepEqual([...reachable(['g8g9', 'g8h8'])].sort(), ['g8', 'g9', 'h8']);
});

const right = 0;
const meantAt = (square: string, legal: string[]) => notationOf(meant(legal, squareOf(square), right));

test('pointing to a square means the domino as it is held, if it may lie so', () => {
  assert.equal(meantAt('g8', ['g8g9', 'g8h8']), 'g8h8');
});

test('either half may be meant', () => {
  assert.equal(meantAt('h8', ['g8h8', 'h8h9']), 'g8h8');
});

test('the domino is turned, clockwise and as little as needed, where it may lie only so', () => {
  assert.equal(meantAt('g8', ['g8f8', 'g8g9']), 'g8f8');
  assert.equal(meantAt('g9', ['g8g9']), 'g8g9');
});

test('where it may not lie at all it stays as it is held', () => {
  assert.equal(meantAt('k3', ['g8g9']), 'k3l3');
});

test('the keyboard begins at the legal place nearest to the castle', () => {
  assert.equal(notationOf(firstPlacement(['d4d5', 'g6f6', 'j9j10'])!), 'g6f6');
  assert.equal(firstPlacement([]), null);
});
