// The outline of a domain as it is drawn: 100 units per square, with the upper left corner of the map at 0,
// 0.
import assert from 'node:assert/strict';
import test from 'node:test';
import { outlineOf } from '../../../../clients/web/games/domaine/drawings/outline';
import { edgeAt, squareAt } from '../../../../clients/web/games/domaine/drawings/places';
import { readExample } from '../../../../clients/web/games/domaine/rules/example';

/** The outline of these squares in a map of `rows` rows. */
const outline = (squares: string, inset = 0, rows = 2) =>
  outlineOf(
    squares.split(' ').map(square => squareAt(square, rows)),
    inset,
  );

test('a square has four corners, and the inset outline lies inside them', () => {
  assert.equal(outline('a2'), 'M0 0L100 0L100 100L0 100Z');
  assert.equal(outline('a2', 10), 'M10 10L90 10L90 90L10 90Z');
});

test('the inset outline stays inside at a corner that bends inwards, too', () => {
  assert.equal(outline('a2 b2 a1', 10), 'M10 10L190 10L190 90L90 90L90 190L10 190Z');
});

test('squares that touch only at a corner have an outline each', () => {
  assert.equal(outline('a2 b1'), 'M0 0L100 0L100 100L0 100ZM100 100L200 100L200 200L100 200Z');
});

test('a square that is enclosed by a domain but not in it has its own outline', () => {
  const ring = outline('a3 b3 c3 a2 c2 a1 b1 c1', 10, 3);
  assert.equal(ring.split('Z')[0], 'M10 10L290 10L290 290L10 290');
  assert.equal(ring.split('Z').length - 1, 2);
  for (const corner of ['90 90', '210 90', '210 210', '90 210']) assert.ok(ring.includes(corner), ring);
});

test('an edge begins at its left or its upper corner', () => {
  assert.deepEqual(edgeAt('e4n'), { x: 4, y: 8, lies: true });
  assert.deepEqual(edgeAt('e4e'), { x: 5, y: 8, lies: false });
});

test('an example is read from its drawing', () => {
  const { rows, castles, knights, edges } = readExample(`
    +---+---+
    |m1C|mNk|
    +   +---+
    |f   R  |
    +---+---+`);
  assert.deepEqual(rows, ['mm', 'fR']);
  assert.deepEqual([...castles], [['a2', 'red']]);
  assert.deepEqual([...knights], [['b2', 'grey']]);
  assert.deepEqual(edges.sort(), ['a2e', 'a2n', 'b1e', 'b1n', 'b2e', 'b2n']);
});
