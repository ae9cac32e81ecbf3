// From legal moves to places of the board, and the ways of the arrow keys: RULES.md, R1.3 and R2.2.
import assert from 'node:assert/strict';
import test from 'node:test';
import { centreOf, destinationOf, destinations } from '../../../../clients/web/games/toncc/moves';
import { arrows, nextTowards } from '../../../../clients/web/table/walk';
import { places } from './board';

const points = new Map(Object.keys(places).map(place => [place, centreOf(place, places)]));
const to = (from: string, ...keys: string[]) =>
  keys.reduce((at, key) => nextTowards(at, arrows[`Arrow${key}`]!, points), from);

test('from the compass, six places can be reached, each by its direction', () => {
  const open = destinations(['n', 'ne', 'se', 's', 'sw', 'nw'], 'c', places);
  assert.deepEqual(Object.fromEntries(open), { n1: 'n', n2: 'ne', n3: 'se', n4: 's', n5: 'sw', n6: 'nw' });
});

test('only legal moves open places, and a text that is no direction opens none', () => {
  assert.deepEqual([...destinations(['s', 'ready'], 'h12', places)], [['n1', 's']]);
  assert.equal(destinations([], 'c', places).size, 0);
});

test('a King who has left has no moves', () => {
  assert.equal(destinations(['n'], undefined, places).size, 0);
  assert.equal(destinationOf('n', undefined, places), null);
});

test('a choice leads to its place', () => {
  assert.equal(destinationOf('sw', 'h1', places), 'n1');
  assert.equal(destinationOf(undefined, 'c', places), null);
});

test('the centres of neighbouring places are one step apart', () => {
  for (const [place, { to }] of Object.entries(places))
    for (const beside of Object.values(to)) {
      const [a, b] = [points.get(place)!, points.get(beside)!];
      assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 100) < 1e-9, `${place} ${beside}`);
    }
});

test('arrow keys go straight up and down, and to the next column left and right', () => {
  assert.equal(to('c', 'Up', 'Up'), 'h12');
  assert.equal(to('c', 'Down', 'Down'), 'h6');
  assert.ok(['n2', 'n3'].includes(to('c', 'Right')));
  assert.ok(['n5', 'n6'].includes(to('c', 'Left')));
});

test('at the edge, an arrow key does not move', () => {
  assert.equal(to('h12', 'Up'), 'h12');
  assert.equal(to('h3', 'Right'), 'h3');
});

test('arrow keys reach every place', () => {
  const met = new Set(['c']);
  for (const place of met) for (const key of ['Up', 'Down', 'Left', 'Right']) met.add(to(place, key));
  assert.equal(met.size, 19);
});
