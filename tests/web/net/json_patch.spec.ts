// The patches of the server are applied as RFC 6902 says: the public json-patch-test-suite is the judge.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { patched } from '../../../clients/web/net/matchView';

declare const TESTS_FOLDER: string;

type Operation = Parameters<typeof patched>[1][number];

interface Case {
  comment?: string;
  doc: unknown;
  patch: Operation[];
  expected?: unknown;
  error?: string;
  disabled?: boolean;
}

function cases(file: string): Case[] {
  const path = join(TESTS_FOLDER, 'node_modules/json-patch-test-suite', file);
  const all = JSON.parse(readFileSync(path, 'utf8')) as Case[];
  return all.filter(one => one.patch !== undefined && !one.disabled);
}

for (const file of ['tests.json', 'spec_tests.json'])
  test(`every case of ${file} comes out as it says`, () => {
    let judged = 0;
    for (const one of cases(file)) {
      const name = one.comment ?? JSON.stringify(one.patch);
      const after = patched(one.doc, one.patch);
      if (one.error !== undefined) assert.equal(after, undefined, name);
      else if (one.expected !== undefined) assert.deepEqual(after, one.expected, name);
      judged++;
    }
    assert.ok(judged > 10);
  });

test('the view before stays as it was', () => {
  const before = { seats: { '1': { points: 3 } } };
  const after = patched(before, [{ op: 'replace', path: '/seats/1/points', value: 8 }]);
  assert.deepEqual(before, { seats: { '1': { points: 3 } } });
  assert.deepEqual(after, { seats: { '1': { points: 8 } } });
});

test('a patch cannot reach what every object inherits', () => {
  const evil: Operation[] = [{ op: 'add', path: '/__proto__/polluted', value: true }];
  assert.equal(patched({}, evil), undefined);
  assert.equal(({} as { polluted?: boolean }).polluted, undefined);
});
