// From legal moves to places of the map: engine/domaine/RULES.md, R14; and where squares and edges lie: R1.
import assert from 'node:assert/strict';
import test from 'node:test';
import { besides, centreOf } from '../../../../clients/web/games/domaine/places';
import { draws, movesOfCard, overDomains, targetsOf } from '../../../../clients/web/games/domaine/targets';

const targets = (legal: string[], picked: string | null = null) =>
  Object.fromEntries(targetsOf(legal, picked));

test('one touch lays a border on an edge, or puts a knight on a square', () => {
  assert.deepEqual(targets(['e4n', 'e4e', 'end']), { e4n: 'e4n', e4e: 'e4e' });
  assert.deepEqual(targets(['e4', 'l12']), { e4: 'e4', l12: 'l12' });
});

test('the castle is picked first, and then the square of its knight', () => {
  const legal = ['c3c4', 'c3d3', 'a11a12'];
  assert.deepEqual(targets(legal), { c3: null, a11: null });
  assert.deepEqual(targets(legal, 'c3'), { c4: 'c3c4', d3: 'c3d3' });
  assert.deepEqual(targets(legal, 'a11'), { a12: 'a11a12' });
});

test('an expansion takes one touch, unless two domains could take the square', () => {
  const legal = ['a1+b2', 'a1+c1', 'd3+c1'];
  assert.deepEqual(targets(legal), { b2: 'a1+b2', c1: null });
  assert.deepEqual(targets(legal, 'c1'), { a1: 'a1+c1', d3: 'd3+c1' });
});

test('the deserting knight is picked first, and then the place of the new one', () => {
  assert.deepEqual(targets(['c1>a1', 'c1>b1']), { c1: null });
  assert.deepEqual(targets(['c1>a1', 'c1>b1'], 'c1'), { a1: 'c1>a1', b1: 'c1>b1' });
});

test("a touch on the other player's castle makes an alliance", () => {
  assert.deepEqual(targets(['a2&b2', 'a2&c2']), { b2: 'a2&b2', c2: 'a2&c2' });
});

test('in an alliance, every square of a domain can be touched instead of its castle', () => {
  const domainOf = { b2: 'b2', b3: 'b2', c2: 'c2', f6: 'f6' };
  const wide = overDomains(targetsOf(['a2&b2', 'a2&c2'], null), domainOf);
  assert.deepEqual(Object.fromEntries(wide), { b2: 'a2&b2', b3: 'a2&b2', c2: 'a2&c2' });
});

test('cards and draws are not places', () => {
  const legal = ['A02b', 'A02$', 'A05$', 'D07d', 'D07a', 'D07$'];
  assert.deepEqual(targets([...legal, '@', '@A02', 'end']), {});
  assert.deepEqual(movesOfCard(legal, 'D07'), ['D07d', 'D07a', 'D07$']);
  assert.deepEqual(draws(['end', '@', '@A02']), ['@', '@A02']);
});

test('a12 is the upper left corner, and an edge is named by the square below it or to its left', () => {
  assert.deepEqual(centreOf('a12'), { x: 50, y: 50 });
  assert.deepEqual(centreOf('l1'), { x: 1150, y: 1150 });
  assert.deepEqual(centreOf('a11n'), { x: 50, y: 100 });
  assert.deepEqual(centreOf('a12e'), { x: 100, y: 50 });
  assert.deepEqual(besides('e4n'), ['e4', 'e5']);
  assert.deepEqual(besides('e4e'), ['e4', 'f4']);
});
