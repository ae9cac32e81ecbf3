// The regions' worth to Kings, and the lines of the map: RULES.md, R1, R3.2, R4.2 and the worked examples.
import assert from 'node:assert/strict';
import test from 'node:test';
import { dealt } from '../../../../clients/web/games/toncc/deal';
import { pieces } from '../../../../clients/web/games/toncc/pieces';
import {
  byStrength,
  kingdomWorth,
  linesThrough,
  middleOf,
  traitOf,
  worthOf,
} from '../../../../clients/web/games/toncc/regions';
import { catalog, kings, lines, regions } from './board';

const [blue, yellow, red] = [1, 2, 3];

test('the pictures of the rules page show the pieces of the game', () => {
  assert.deepEqual(pieces.regions, regions);
  assert.deepEqual(pieces.kings, kings);
  const named = (all: typeof lines) =>
    all.map(({ same, closed, regions }) => `${same} ${closed} ${regions}`).sort();
  assert.deepEqual(named(pieces.lines), named(lines));
});

test('on each colour, the Kings are ordered by strength, from body to feet', () => {
  assert.deepEqual(byStrength('blue', catalog), [blue, red, yellow]);
  assert.deepEqual(byStrength('yellow', catalog), [yellow, blue, red]);
  assert.deepEqual(byStrength('red', catalog), [red, yellow, blue]);
  assert.deepEqual(
    byStrength('red', catalog).map(seat => traitOf(seat, 'red', catalog)),
    ['body', 'hair', 'feet'],
  );
});

test('a weaker trait is worth more', () => {
  assert.deepEqual([worthOf('body'), worthOf('hair'), worthOf('feet')], [1, 2, 3]);
});

test('kingdoms are worth as much as in the worked examples', () => {
  assert.equal(kingdomWorth('B1-B2-B3', blue!, catalog), 3); // example 1
  assert.equal(kingdomWorth('B1-Y1-R1', blue!, catalog), 6); // example 2
  assert.equal(kingdomWorth('B1-Y1-R1', yellow!, catalog), 6);
});

test('four lines of the map go through each region: its ring, its sector and two spirals', () => {
  for (const region of Object.keys(regions))
    assert.deepEqual(
      linesThrough(region, catalog).map(line => line.same),
      ['colour', 'shape', 'lines', 'dots'],
    );
});

test('rings lie from the outside in as blue, yellow, red; sectors turn clockwise from north', () => {
  const far = (region: string) => Math.hypot(middleOf(region, catalog).x, middleOf(region, catalog).y);
  assert.ok(far('B1') > far('Y1') && far('Y1') > far('R1'));
  assert.ok(middleOf('B1', catalog).y < 0 && Math.abs(middleOf('B1', catalog).x) < 1e-9);
  assert.ok(middleOf('B2', catalog).x > 0);
  assert.ok(middleOf('B6', catalog).x < 0);
});

test('a seed lays out all eighteen regions in each of three challenges', () => {
  const text = dealt({}, 3, '00'.repeat(32));
  assert.match(text, /^round 1\nlayout [BYR].*\nround 2\nlayout .*\nround 3\nlayout .*\n$/);
  for (const layout of text.matchAll(/^layout (.*)$/gm))
    assert.deepEqual(layout[1]!.split(' ').sort(), Object.keys(regions).sort());
});
