// The moves since a player's own last move.
import assert from 'node:assert/strict';
import test from 'node:test';
import { movesSince } from '../../../clients/web/table/movesSince';

const at = (v: number, e: string, seat: number) => ({ v, event: { e, seat } });
const told = [
  at(1, 'laid', 1),
  at(2, 'laid', 2),
  at(2, 'scored', 2),
  at(3, 'laid', 1),
  at(3, 'turn', 2),
  at(4, 'laid', 2),
  at(5, 'turn', 3),
  at(6, 'laid', 3),
];
const since = (you: number | null) =>
  movesSince(told, you, ['turn']).map(moves => moves.map(event => `${event.e} ${event.seat}`));

test('it lists the others’ moves after it, the newest first, without the ignored kinds of events', () => {
  assert.deepEqual(since(1), [['laid 3'], ['laid 2']]);
  assert.deepEqual(since(3), []);
  assert.deepEqual(movesSince([], 1), []);
});

test('a client without a move of its own gets all moves, each with all its events', () => {
  assert.deepEqual(since(null), [['laid 3'], ['laid 2'], ['laid 1'], ['laid 2', 'scored 2'], ['laid 1']]);
  assert.equal(since(4).length, 5);
});
