// Where the points at the end of a match of Domaine come from: engine/domaine/RULES.md, R2 and R12.3.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { DomaineCatalog, DomaineMatchView } from 'reami';
import { breakdownOf } from '../../../../clients/web/games/domaine/breakdown';
import { words } from '../../../../clients/web/games/domaine/words';
import { addWords, speak } from '../../../../clients/web/words/t';

Object.assign(globalThis, { document: { documentElement: {} } });
await addWords(words);
await speak('en');

const catalog = { colours: { 1: 'red', 2: 'blue' } } as unknown as DomaineCatalog;
/** The first domain has the squares a1 to e1, and the second one a3 to c3; the meadow f1 has no owner. */
const table = {
  land: { 1: 'ffvRmm', 3: 'fGm' },
  castles: { e1: 'red', c3: 'blue' },
  domain_of: { a1: 'e1', b1: 'e1', c1: 'e1', d1: 'e1', e1: 'e1', a3: 'c3', b3: 'c3', c3: 'c3' },
  seats: { 1: { points: 13, monopolies: {} }, 2: { points: 6, monopolies: { G: true } } },
};
const of = (changed: Partial<typeof table> = {}) =>
  breakdownOf({ table: { ...table, ...changed } } as unknown as DomaineMatchView, catalog).map(
    ({ label, points }) => [label, points[1], points[2]],
  );

test('forests bring 1, villages 3, the royal city 5, a monopoly 5', () => {
  assert.deepEqual(
    of({ seats: { 1: { points: 10, monopolies: {} }, 2: { points: 6, monopolies: { G: true } } } }),
    [
      ['Forests', 2, 1],
      ['Villages', 3, 0],
      ['Royal city', 5, 0],
      ['Monopolies', 0, 5],
    ],
  );
});

test('the remaining points are those for ducats', () => {
  assert.deepEqual(of().at(-1), ['Bonus for ducats', 3, 0]);
});
