// After each close code a client does what PROTOCOL.md says, "Close codes".
import assert from 'node:assert/strict';
import test from 'node:test';
import { ReconnectPolicy } from '../../../clients/web/net/reconnect';

const half = () => new ReconnectPolicy(() => 0.5);

test('who has left, was removed, or has a bug stays away', () => {
  for (const code of [1000, 1003, 1007, 1009, 4000, 4001, 4002, 4003, 4007, 4008, 4009])
    assert.deepEqual(half().after(code), { what: 'stays' }, String(code));
});

test('rules of the house are 60 s, a full server 30 s', () => {
  assert.deepEqual(half().after(1008), { what: 'again', wait: 60_000 });
  assert.deepEqual(half().after(1013), { what: 'again', wait: 30_000 });
});

test('who is too slow waits 1 s, then twice as long each time up to 60 s, though the server greets in between', () => {
  let now = 0;
  const policy = new ReconnectPolicy(
    () => 0.5,
    () => now,
  );
  const dropped = (after: number) => {
    policy.greeted();
    now += after;
    const then = policy.after(4005);
    return 'wait' in then ? then.wait / 1000 : -1;
  };
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map(() => dropped(15_000)),
    [1, 2, 4, 8, 16, 32, 60, 60],
  );
  assert.equal(dropped(59_999), 60);
  assert.equal(dropped(60_000), 1, 'that line held for a minute');
  assert.equal(dropped(0), 2);
});

test('a line that never stood does not count as one that held', () => {
  let now = 0;
  const policy = new ReconnectPolicy(
    () => 0.5,
    () => now,
  );
  assert.deepEqual(policy.after(4005), { what: 'again', wait: 1000 });
  now += 100_000;
  assert.deepEqual(policy.after(4005), { what: 'again', wait: 2000 });
});

test('an unknown token comes again without, another version loads the page again', () => {
  assert.deepEqual(half().after(4004), { what: 'without-token', wait: 0 });
  assert.deepEqual(half().after(4006), { what: 'reload' });
});

test('after a restart the first wait is up to 3 s by chance, then it grows', () => {
  const policy = half();
  assert.deepEqual(policy.after(1012), { what: 'again', wait: 1500 });
  assert.deepEqual(policy.after(1012), { what: 'again', wait: 375 });
});

test('who is told within how many seconds the server is back waits up to so long by chance, once', () => {
  const policy = half();
  policy.restartsIn(1);
  assert.deepEqual(policy.after(1012), { what: 'again', wait: 500 });
  assert.deepEqual(policy.after(1006), { what: 'again', wait: 375 });
  policy.greeted();
  assert.deepEqual(policy.after(1012), { what: 'again', wait: 1500 }, 'this time nothing was said');
});

test('waits for a lost line double up to 15 s, and are short again once the server has greeted', () => {
  const policy = new ReconnectPolicy(() => 1);
  const waits = Array.from({ length: 8 }, () => policy.after(1006)).map(one =>
    'wait' in one ? one.wait : -1,
  );
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  policy.greeted();
  assert.deepEqual(policy.after(1011), { what: 'again', wait: 250 });
});

test('clients do not come back all at once', () => {
  const soonest = new ReconnectPolicy(() => 0).after(1006);
  assert.deepEqual(soonest, { what: 'again', wait: 125 });
});
