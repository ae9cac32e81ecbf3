// The points of a match with several rounds, from its view: PROTOCOL.md, "Views and patches".
import assert from 'node:assert/strict';
import test from 'node:test';
import { totalsOf } from '../../../clients/web/model/rounds';

const seats = { 1: { points: 3 }, 2: { points: 0 } };
const match = { rounds: 3, ready: {}, table: { seats } };

test('in the first round, the points are those of the table', () =>
  assert.deepEqual(totalsOf({ ...match, round: 1, finished: {} }), { 1: 3, 2: 0 }));

test('the points of finished rounds are added to those of the current one', () =>
  assert.deepEqual(totalsOf({ ...match, round: 2, finished: { 1: { 1: 34, 2: 12 } } }), { 1: 37, 2: 12 }));

test('a round that has just ended counts once', () =>
  assert.deepEqual(totalsOf({ ...match, round: 1, finished: { 1: { 1: 3, 2: 0 } } }), { 1: 3, 2: 0 }));

test('a game that gives points only at the end of a round has none before', () => {
  const table = { seats: { 1: { score: 4 }, 2: {} } };
  const rounds = { ...match, table, round: 2, finished: { 1: { 1: 2, 2: 1 } } };
  assert.deepEqual(totalsOf(rounds), { 1: 2, 2: 1 });
});
