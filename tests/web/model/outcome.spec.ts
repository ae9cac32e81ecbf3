// The outcome of a match from a player's or spectator's point of view: PROTOCOL.md, "The match".
import assert from 'node:assert/strict';
import test from 'node:test';
import { outcomeOf } from '../../../clients/web/model/outcome';

const three = { points: { 1: 40, 2: 47, 3: 37 }, ranks: { 1: 2, 2: 1, 3: 3 } };

test("the winner's margin is the distance to the next player, and the winner leads the ranking", () =>
  assert.deepEqual(outcomeOf(three, 2), { ranking: [2, 1, 3], winners: [2], kind: 'won', margin: 7 }));

test("a loser's margin is the distance to the winner", () => {
  assert.deepEqual(outcomeOf(three, 3), { ranking: [2, 1, 3], winners: [2], kind: 'lost', margin: 10 });
});

test("a spectator sees the winner's margin", () =>
  assert.deepEqual(outcomeOf(three, null), { ranking: [2, 1, 3], winners: [2], kind: 'told', margin: 7 }));

const tied = { points: { 1: 30, 2: 30 }, ranks: { 1: 2, 2: 1 }, tie_break: 'crowns' };

test('after a tie-break, the margin is zero', () => {
  assert.deepEqual(outcomeOf(tied, 2), { ranking: [2, 1], winners: [2], kind: 'won', margin: 0 });
  assert.deepEqual(outcomeOf(tied, 1), { ranking: [2, 1], winners: [2], kind: 'lost', margin: 0 });
});

test("players who are equal in everything share the victory in everyone's view", () => {
  const shared = { points: { 1: 30, 2: 30, 3: 12 }, ranks: { 1: 1, 2: 1, 3: 3 } };
  const ranking = [1, 2, 3];
  assert.deepEqual(outcomeOf(shared, 1), { ranking, winners: [1, 2], kind: 'shared', margin: 0 });
  assert.deepEqual(outcomeOf(shared, null), { ranking, winners: [1, 2], kind: 'shared', margin: 0 });
  assert.deepEqual(outcomeOf(shared, 3), { ranking, winners: [1, 2], kind: 'lost', margin: 18 });
});
