// The client applies changes as RFC 7396 says: these are the examples of its appendix.
import assert from 'node:assert/strict';
import test from 'node:test';
import { merged } from '../../../clients/web/net/matchView';

/** The value before, the change, and the value after: RFC 7396, appendix A. */
const examples = [
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
  ['{"a":"b"}', '{"a":null}', '{}'],
  ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
  ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"b"}', '["c"]', '["c"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"a":"foo"}', '"bar"', '"bar"'],
  ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
  ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
  ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
] as const;

for (const [before, change, after] of examples)
  test(`${before} and ${change} make ${after}`, () =>
    assert.deepEqual(merged(JSON.parse(before), JSON.parse(change)), JSON.parse(after)));

test('the earlier view stays unchanged, and unchanged parts are shared', () => {
  const before = { rows: { '1': { '7': 2 } }, seats: { '1': { points: 3 } } };
  const after = merged(before, { seats: { '1': { points: 8 } } }) as typeof before;
  assert.deepEqual(before, { rows: { '1': { '7': 2 } }, seats: { '1': { points: 3 } } });
  assert.deepEqual(after, { rows: { '1': { '7': 2 } }, seats: { '1': { points: 8 } } });
  assert.equal(after.rows, before.rows);
});

test('a change cannot modify the prototype of objects', () => {
  const change: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"polluted":true}}');
  const after = merged({}, change) as object;
  assert.equal(Object.getPrototypeOf(after), Object.prototype);
  assert.equal(({} as { polluted?: boolean }).polluted, undefined);
});
