// The client's reaction to each close code: PROTOCOL.md, "Close codes".
import assert from 'node:assert/strict';
import test from 'node:test';
import { ReconnectPolicy } from '../../../clients/web/net/reconnect';

const half = () => new ReconnectPolicy(() => 0.5);

test('a client that has left, was removed, or has a bug stays away', () => {
  for (const code of [1000, 1003, 1007, 1009, 4000, 4001, 4002, 4003, 4007, 4008, 4009])
    assert.deepEqual(half().after(code), { what: 'stays' }, String(code));
});

test('after a broken limit the client waits 60 s, and after a full server 30 s', () => {
  assert.deepEqual(half().after(1008), { what: 'again', wait: 60_000 });
  assert.deepEqual(half().after(1013), { what: 'again', wait: 30_000 });
});

test('a client that reads too slowly waits 1 s, then twice as long each time up to 60 s, also if the server greets between', () => {
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
  assert.equal(dropped(60_000), 1, 'that connection lasted for a minute');
  assert.equal(dropped(0), 2);
});

test('a connection that was never greeted does not count as lasting', () => {
  let now = 0;
  const policy = new ReconnectPolicy(
    () => 0.5,
    () => now,
  );
  assert.deepEqual(policy.after(4005), { what: 'again', wait: 1000 });
  now += 100_000;
  assert.deepEqual(policy.after(4005), { what: 'again', wait: 2000 });
});

test('after an unknown token the client comes without one, and after another version it reloads the page', () => {
  assert.deepEqual(half().after(4004), { what: 'without-token', wait: 0 });
  assert.deepEqual(half().after(4006), { what: 'reload' });
});

test('after a restart, the first wait is random up to 3 s, and later ones grow', () => {
  const policy = half();
  assert.deepEqual(policy.after(1012), { what: 'again', wait: 1500 });
  assert.deepEqual(policy.after(1012), { what: 'again', wait: 375 });
});

test('if the server says when it is back, the next wait is random up to that time, once', () => {
  const policy = half();
  policy.restartsIn(1);
  assert.deepEqual(policy.after(1012), { what: 'again', wait: 500 });
  assert.deepEqual(policy.after(1006), { what: 'again', wait: 375 });
  policy.greeted();
  assert.deepEqual(policy.after(1012), { what: 'again', wait: 1500 }, 'this time the server gave no time');
});

test('waits after a lost connection double up to 15 s, and are short again once the server has greeted', () => {
  const policy = new ReconnectPolicy(() => 1);
  const waits = Array.from({ length: 8 }, () => policy.after(1006)).map(one =>
    'wait' in one ? one.wait : -1,
  );
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  policy.greeted();
  assert.deepEqual(policy.after(1011), { what: 'again', wait: 250 });
});

test('clients come back at random times', () => {
  const soonest = new ReconnectPolicy(() => 0).after(1006);
  assert.deepEqual(soonest, { what: 'again', wait: 125 });
});
