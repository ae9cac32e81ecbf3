// What the table says that a move would do: the worked examples of RULES.md, R9, and the rules that they
// stand for.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ofClaim, ofKeeping, ofLaying } from '../../../../clients/web/games/dominium/outcome';
import { placementOf } from '../../../../clients/web/laying/squares';
import { position } from './positions';

const lay = (view: ReturnType<typeof position>, tile: string, at: string) =>
  ofLaying(view, tile, placementOf(at)!);
const ownersIn = (laying: ReturnType<typeof lay>) => laying.formed.map(({ territory }) => territory.owner);

test('R9.4: a title passes only to strictly more power', () => {
  const against = (one: string, two: string, tile: string) =>
    ofKeeping(position({ rows: { 1: { 1: one }, 2: { 1: two } }, titles: { 1: 1 }, acting: 2 }), tile, 1);
  assert.deepEqual([against('5', '3', '23').power, against('5', '3', '23').title], [8, 'won']);
  assert.deepEqual([against('5', '3', '03').power, against('5', '3', '03').title], [6, 'won']);
  assert.deepEqual([against('6', '3', '03').power, against('6', '3', '03').title], [6, 'others']);
});

test('R9.5: the row 1-1, 1-4, 4-4 has power 1, 6, 14', () => {
  const keep = (row: string, tile: string) => ofKeeping(position({ rows: { 1: { 1: row } } }), tile, 1).power;
  assert.deepEqual([keep('', '11'), keep('1', '14'), keep('14', '44')], [1, 6, 14]);
});

test('R5.1: the new feudatory can take any territory of that number but their own', () => {
  const view = position({ laid: '01 a2a1, 01 c2c1, 01 e2e1', owners: { a1: 1, c1: 2 } });
  const { title, open } = ofKeeping(view, '13', 1);
  assert.equal(title, 'won');
  assert.deepEqual(
    open.map(({ squares }) => squares[0]),
    ['c1', 'e1'],
  );
});

test('R5.2: without a pawn in the supply nothing can be taken', () => {
  assert.deepEqual(ofKeeping(position({ laid: '01 a2a1', pawns: 0 }), '13', 1).open, []);
});

test('R7.1: a row that is started gives its first power to the territories owned already', () => {
  const view = position({ laid: '11 a1a2, 01 b2b1', owners: { a1: 1, a2: 1, b1: 1 } });
  assert.deepEqual(ofKeeping(view, '14', 1).change, { 1: 12 }); // 3 squares x 4
});

test('R9.6: beside an owned territory no pawn, beside a free one a pawn on either half', () => {
  const beside = (owners: Record<string, number>) => lay(position({ laid: '33 a1a2', owners }), '35', 'b1c1');
  const owned = beside({ a1: 2, a2: 2 });
  assert.equal(owned.mayClaim, false);
  assert.deepEqual(ownersIn(owned), [2, null]);
  const free = beside({});
  assert.equal(free.mayClaim, true);
  assert.deepEqual(
    free.formed.map(({ territory }) => territory.squares.length),
    [3, 1],
  );
});

test('R9.8: a double makes one territory; waste land makes none, and takes no pawn', () => {
  const [double] = lay(position({}), '44', 'd4e4').formed;
  assert.deepEqual(double!.territory.squares, ['d4', 'e4']);
  const waste = lay(position({}), '00', 'd4e4');
  assert.deepEqual([waste.formed, waste.mayClaim], [[], false]);
});

test('R9.9: joined territories are the feudatory’s, else the larger side’s, else the layer’s', () => {
  const two = { laid: '02 a2a1, 02 c2c1', owners: { a1: 1, c1: 2 } };
  const joined = (more: object) => ownersIn(lay(position({ ...two, ...more }), '02', 'b2b1'))[0];
  assert.deepEqual([joined({ acting: 1 }), joined({ acting: 2 })], [1, 2]);
  assert.equal(joined({ acting: 1, titles: { 2: 2 } }), 2);
  const larger = { laid: '02 a2a1, 02 c2c1, 22 d1e1', owners: { a1: 1, c1: 2, d1: 2, e1: 2 } };
  assert.equal(joined({ ...larger, acting: 1 }), 2);
});

test('R7.1: what a pawn gains and takes is its squares times each first power', () => {
  const view = position({
    laid: '22 a1a2',
    owners: { a1: 2, a2: 2 },
    rows: { 1: { 2: '3' }, 2: { 2: '5' } },
  });
  view.seats[2]!.points = 10; // 2 squares x 5
  assert.deepEqual(ofClaim(view, 'a1').change, { 1: 6, 2: -10 });
});
