// The decisions of a seat in a replay: all its moves, without those that somebody took back.
import assert from 'node:assert/strict';
import test from 'node:test';
import { decisionsOf, type Decision } from '../../../clients/web/replay/decisions';

/** A position after a move of the seat; `shown` is what the table shows. */
function position(v: number, seat: number, move: string, shown: string): Decision {
  return { v, seat, move, view: { shown } };
}

const start: Decision = { v: 0, view: { shown: 'start' } };

test('the decisions of a seat are its moves', () => {
  const positions = [start, position(1, 1, '=3', 'a'), position(2, 2, '=4', 'b'), position(3, 1, '=5', 'c')];
  assert.deepEqual(decisionsOf(positions, 1), [1, 3]);
  assert.deepEqual(decisionsOf(positions, 2), [2]);
});

test('a move that was taken back is no decision, and neither is the taking back', () => {
  const positions = [
    start,
    position(1, 1, '=3', 'a'),
    position(2, 1, 'g8g9', 'b'),
    position(3, 2, '=4', 'c'),
    position(4, 1, 'undo', 'a'),
    position(5, 1, 'g8h8', 'd'),
  ];
  assert.deepEqual(decisionsOf(positions, 1), [1, 5]);
  assert.deepEqual(decisionsOf(positions, 2), []);
});
