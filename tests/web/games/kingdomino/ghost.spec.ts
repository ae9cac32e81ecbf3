// The domino in the hand. It moves only when the player means it, and its moves send nothing.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ghostsIn, inHand, type Ghost } from '../../../../clients/web/games/kingdomino/ghost';
import { board, notationOf, squareOf } from '../../../../clients/web/games/kingdomino/squares';

const ghosts = ghostsIn(board);
const where = ({ placement }: Ghost) => placement && notationOf(placement);

test('the domino follows the pointer, and is in hand again when the pointer leaves', () => {
  const over = ghosts.aimed(inHand, squareOf('g8'), []);
  assert.equal(where(over), 'g8h8');
  assert.equal(where(ghosts.aimed(over, null, [])), null);
});

test('over a square, the domino shows what a press does there: it turns itself to a way that fits', () => {
  const legal = ['g8g9', 'f8g8'];
  const over = ghosts.aimed(inHand, squareOf('g8'), legal);
  assert.equal(where(over), 'f8g8', 'as it is held, with its second half there');
  assert.equal(where(ghosts.pinned(over, squareOf('g8'), legal)), 'f8g8');
  assert.equal(where(ghosts.aimed(over, squareOf('c3'), legal)), 'c3d3', 'as it is held, where nothing fits');
  const next = ghosts.rotated(over, 1, legal);
  assert.equal(where(next), 'g8g9', 'ways that do not fit are passed over');
  assert.equal(where(ghosts.pinned(next, squareOf('g8'), legal)), 'g8g9');
  assert.equal(where(ghosts.rotated(next, 1, legal)), 'f8g8', 'and around');
});

test('a domino that was put down stays, wherever the pointer goes', () => {
  const down = ghosts.pinned(inHand, squareOf('g8'), ['g8g9']);
  assert.equal(where(down), 'g8g9');
  assert.equal(where(ghosts.aimed(down, squareOf('c3'), [])), 'g8g9');
  assert.equal(where(ghosts.aimed(down, null, [])), 'g8g9');
});

test('the domino turns around its first half, clockwise or back', () => {
  const down = ghosts.pinned(inHand, squareOf('g8'), []);
  assert.equal(where(ghosts.rotated(down, 1, [])), 'g8g7');
  assert.equal(where(ghosts.rotated(down, -1, [])), 'g8g9');
});

test('at the edge of the board, the domino skips a turn that does not fit', () => {
  const corner = ghosts.pinned(inHand, squareOf('a1'), []);
  assert.equal(where(ghosts.rotated(corner, 1, [])), 'a1a2');
});

test('an arrow key moves the domino from the hand to a legal place, and then square by square', () => {
  const first = ghosts.stepped(inHand, 0, ['g8g9']);
  assert.equal(where(first), 'g8g9');
  assert.equal(where(ghosts.stepped(first, 0, ['g8g9'])), 'h8h9');
  assert.equal(where(ghosts.stepped(first, 1, ['g8g9'])), 'g7g8');
});

test('the domino can not be moved off the board', () => {
  const edge = ghosts.pinned(inHand, squareOf('l13'), []);
  assert.equal(where(ghosts.stepped(edge, 0, [])), 'l13m13');
  assert.equal(where(ghosts.stepped(edge, 3, [])), 'l13m13');
});

test('an undone domino is in hand, and keeps its turn', () => {
  const back = ghosts.takenBack(ghosts.pinned(inHand, squareOf('g8'), ['g8g9']));
  assert.deepEqual(back, { held: 3, at: null, placement: null, pinned: false });
});

test('the domino stays within the drawn part of the board, also when that becomes smaller', () => {
  const drawn = ghostsIn({ left: 5, right: 9, bottom: 5, top: 9 });
  let ghost = drawn.pinned(inHand, squareOf('g8'), []);
  for (let steps = 0; steps < 3; ++steps) ghost = drawn.stepped(ghost, 3, []);
  assert.equal(where(ghost), 'g9h9');
  const smaller = ghostsIn({ left: 5, right: 9, bottom: 5, top: 8 });
  assert.equal(where(smaller.stepped(ghost, 0, ['g8h8'])), 'g8h8');
  assert.equal(where(smaller.rotated(ghost, 1, ['g8h8'])), null);
});
