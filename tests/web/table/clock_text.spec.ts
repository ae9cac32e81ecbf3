// What a clock shows.
import assert from 'node:assert/strict';
import test from 'node:test';
import { clockText, untilChange } from '../../../clients/web/table/clock/clockText';

test('below an hour, a clock shows minutes and seconds, rounded up', () => {
  assert.equal(clockText(245_000), '4:05');
  assert.equal(clockText(244_001), '4:05');
  assert.equal(clockText(1), '0:01');
  assert.equal(clockText(0), '0:00');
  assert.equal(clockText(3_599_000), '59:59');
});

test('below zero, a clock counts on', () => {
  assert.equal(clockText(-999), '0:00');
  assert.equal(clockText(-12_000), '−0:12');
});

test('a running clock is drawn again when it shows something else', () => {
  assert.equal(untilChange(244_001), 1, '4:05 ends after a millisecond');
  assert.equal(untilChange(245_000), 1000);
  assert.equal(untilChange(-12_300), 700, '−0:12 ends at −13,000');
  assert.equal(untilChange(86_400_000), 60_000);
});
