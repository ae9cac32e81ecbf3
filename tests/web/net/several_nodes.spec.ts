// The answers by which the client of a room decides whether a node's state is outdated: PROTOCOL.md, "Several
// nodes".
import assert from 'node:assert/strict';
import test from 'node:test';
import type { RoomClient } from '../../../clients/web/net/roomClient';
import { ada, patch, state, type TestServer } from './played_server';

/** Ada has seen position 4 of the first match in epoch 3. */
function adaInEpoch3(): { server: TestServer; client: RoomClient } {
  const { server, client } = ada();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 3, who: 1, epoch: 3 });
  server.says(state(3));
  server.says(patch(4));
  return { server, client };
}
const here = (epoch: number | undefined, v: number, match = 1) =>
  ({ t: 'here', you: 'public', match, v, who: 1, epoch }) as const;
const pong = (epoch: number, v: number, match = 1) => ({ t: 'pong', match, v, epoch, now: 0 }) as const;

for (const old of [here(2, 9), here(3, 3), here(2, 0, 2), pong(2, 9), pong(3, 3), pong(3, 9, 0)])
  test(`after epoch 3 and v 4, the client leaves a node that sends ${JSON.stringify(old)}`, () => {
    const { server, client } = adaInEpoch3();
    server.says(old);
    assert.ok(server.wasLeft);
    assert.equal(client.connection.value, 'away');
    assert.equal(client.you.value, 1);
    assert.equal(client.match.value!.v, 4);
  });

for (const fine of [here(3, 4), here(3, 5), here(4, 0), here(undefined, 0), pong(3, 4), pong(4, 2)])
  test(`after epoch 3 and v 4, the client stays with a node that sends ${JSON.stringify(fine)}`, () => {
    const { server } = adaInEpoch3();
    server.says(fine);
    assert.ok(!server.wasLeft);
  });

test('a state of an earlier position counts only in a later epoch', () => {
  const { server, client } = adaInEpoch3();
  server.says(state(3));
  assert.equal(client.match.value!.v, 4);
  server.says(here(4, 3));
  server.says(state(3));
  assert.equal(client.match.value!.v, 3);
});

test('the client keeps the seen epoch and position after a lost connection', () => {
  const { server, client } = adaInEpoch3();
  server.breaks();
  server.opens();
  server.says(here(2, 9));
  assert.ok(server.wasLeft);
  assert.equal(client.connection.value, 'away');
  server.opens();
  server.says(here(4, 4));
  assert.equal(client.connection.value, 'open');
});

test('a server without epochs may go back to an earlier position, as after a restored backup', () => {
  const { server, client } = ada();
  server.says(patch(1));
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0, who: 1 });
  server.says(state(0));
  assert.ok(!server.wasLeft);
  assert.equal(client.match.value!.v, 0);
});
