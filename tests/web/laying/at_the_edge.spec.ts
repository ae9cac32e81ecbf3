// A domino that is put down at an illegal place stays there, so that the table can say why it is illegal.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ghostsOver, inHand } from '../../../clients/web/laying/ghost';
import { squareOf } from '../../../clients/web/laying/squares';

const ghosts = ghostsOver({ left: 1, right: 8, bottom: 1, top: 8 }, { column: 4, row: 5 });
const put = (square: string) => ghosts.pinned(inHand, squareOf(square), []);

test('the domino lies as it is held if both halves are on the board', () => {
  assert.deepEqual(put('d4'), {
    held: 0,
    at: { column: 4, row: 4 },
    placement: { first: { column: 4, row: 4 }, direction: 0 },
    pinned: true,
  });
});

test('on the right edge the domino points down, and in the lower corner it points left', () => {
  assert.deepEqual(put('h4').placement, { first: { column: 8, row: 4 }, direction: 1 });
  assert.deepEqual(put('h1').placement, { first: { column: 8, row: 1 }, direction: 2 });
});
