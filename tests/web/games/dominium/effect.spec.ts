// What the table reads from the server's answer about the intended move.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  changeOf,
  effectOf,
  formedBy,
  keepingOf,
  type Effect,
} from '../../../../clients/web/games/dominium/effect';
import { placementOf } from '../../../../clients/web/laying/squares';
import { position } from './positions';

type Position = ReturnType<typeof position>;

const effect = (before: Position, after: Position, more: Partial<Effect> = {}): Effect => ({
  before,
  after,
  events: [],
  claims: [],
  ...more,
});

test('a territory is named by its first square and may get an owner, and waste land is no territory', () => {
  const after = position({ laid: '33 a1a2, 03 c1b1', owners: { a1: 2, a2: 2, b1: 2 } });
  const [formed, ...others] = formedBy(effect(position({}), after), '03', placementOf('c1b1')!);
  assert.deepEqual(formed, {
    territory: { number: 3, squares: ['a1', 'a2', 'b1'], owner: 2 },
    isJoined: false,
  });
  assert.deepEqual(others, []);
});

test('a double makes one territory', () => {
  const after = position({ laid: '44 d4e4' });
  const formed = formedBy(effect(position({}), after), '44', placementOf('d4e4')!);
  assert.deepEqual(
    formed.map(({ territory }) => territory.squares),
    [['d4', 'e4']],
  );
});

test('joined territories are marked as joined', () => {
  const after = position({ laid: '02 a2a1, 02 c2c1, 02 b2b1', owners: { a1: 1, b1: 1, c1: 1 } });
  const events = [{ e: 'joined', territory: 'a1', number: 2, owner: 1, back: { 2: 1 } }];
  const [formed] = formedBy(effect(position({}), after, { events }), '02', placementOf('b2b1')!);
  assert.equal(formed!.isJoined, true);
});

test('a title is won by an event; otherwise it is held by its holder', () => {
  const keeping = (titles: Record<number, number>, events: Effect['events'] = []) =>
    keepingOf(effect(position({ acting: 2 }), position({ rows: { 2: { 1: '35' } }, titles }), { events }), 1);
  assert.equal(keeping({ 1: 2 }, [{ e: 'feudatory', seat: 2, fief: 1 }]).title, 'won');
  assert.equal(keeping({ 1: 2 }).title, 'held');
  assert.equal(keeping({ 1: 1 }).title, 'others');
});

test('the change of points comes from the server', () => {
  const [before, after] = [position({}), position({})];
  before.seats[2]!.points = 10;
  after.seats[1]!.points = 6;
  assert.deepEqual(changeOf(effect(before, after)), { 1: 6, 2: -10 });
});

test('of the moves that may follow, only pawns count', () => {
  const rounds = { round: 1, table: position({}) };
  const preview = { legal: ['@a1', '@c4', '-'], events: [], points: {}, view: rounds as never };
  assert.deepEqual(effectOf(position({}), preview).claims, ['a1', 'c4']);
});
