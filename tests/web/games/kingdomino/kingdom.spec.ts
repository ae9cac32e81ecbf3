// The table's figures for a kingdom: domains and bonuses as in RULES.md, R4, and the squares that it may
// still reach.
import assert from 'node:assert/strict';
import test from 'node:test';
import { bonusesOf } from '../../../../clients/web/games/kingdomino/bonuses';
import {
  domainsOf,
  fieldOf,
  frameOf,
  kingdomOf,
  limitsOf,
} from '../../../../clients/web/games/kingdomino/kingdom';
import { kingdom } from './drawn';

const points = (drawn: string) => domainsOf(kingdom(drawn)).map(domain => domain.points);

test('a domain counts its squares times its crowns (worked example 3)', () => {
  assert.deepEqual(points('w0 w1 w0 / C w0 f0 / f1 f0 f0'), [4, 4]);
});

test('a domain without a crown is worth nothing, and comes last', () => {
  assert.deepEqual(points('C f0 f0 / w1 w0 .'), [2, 0]);
});

test('two domains of one terrain that touch only diagonally are two (worked example 4)', () => {
  assert.deepEqual(points('C w1 . / . . w2'), [2, 1]);
});

test('the castle joins no domains (R4.1)', () => {
  assert.equal(domainsOf(kingdom('w1 C w1')).length, 2);
});

test('points beyond the domains are bonuses: Harmony 5, Middle Kingdom 10 (R4.2, R4.3)', () => {
  const domains = domainsOf(kingdom('C w1'));
  assert.deepEqual(bonusesOf(1, domains), { harmony: 0, middle: 0 });
  assert.deepEqual(bonusesOf(6, domains), { harmony: 5, middle: 0 });
  assert.deepEqual(bonusesOf(11, domains), { harmony: 0, middle: 10 });
  assert.deepEqual(bonusesOf(16, domains), { harmony: 5, middle: 10 });
});

test('a kingdom from column e to column h may grow to d or to i (worked example 6)', () => {
  const { left, right } = frameOf(kingdom('w0 w0 C w0'), 5);
  assert.deepEqual([left, right], [4, 9]);
});

test('a kingdom of four columns and one row may grow by one column on either side, and by four rows', () => {
  const limits = limitsOf(kingdom('w0 w0 C w0'), 5); // e7 to h7
  assert.deepEqual(limits, { left: 4, right: 9, bottom: 3, top: 11 });
});

test('dominoes on a lone castle reach two squares, also where the kingdom may have seven', () => {
  for (const size of [5, 7])
    assert.deepEqual(frameOf(kingdom('C'), size), { left: 5, right: 9, bottom: 5, top: 9 });
});

test("another player's kingdom is drawn in a field of its full size", () => {
  const { left, right, bottom, top } = fieldOf(kingdom('C w0 w0'), 5);
  assert.deepEqual([right - left, top - bottom], [4, 4]);
});

test('a domino lies with its first half on the first square of its notation (R6)', () => {
  const half = (terrain: 'wheat' | 'mine') => ({ terrain, crowns: 0 });
  const laid = kingdomOf(
    { 17: 'g8g9' },
    { dominoes: { 17: { first: half('wheat'), second: half('mine') } } },
  );
  assert.equal(laid.get('g8')?.half.terrain, 'wheat');
  assert.equal(laid.get('g9')?.half.terrain, 'mine');
});
