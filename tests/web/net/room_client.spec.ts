// The client of a room, with a server that the test plays: PROTOCOL.md.
import assert from 'node:assert/strict';
import test from 'node:test';
import { savedRooms } from '../../../clients/web/browser/savedRooms';
import { viewHash } from '../../../clients/web/net/canonical';
import { RoomClient } from '../../../clients/web/net/roomClient';
import { eventually } from '../waiting';
import { ada, type Message, patch, state, TestServer } from './played_server';

test('the client sends a hand-over code instead of a token, once', () => {
  const server = new TestServer();
  new RoomClient('HANDOVER', 'abc123', server.connect);
  server.opens();
  assert.equal(server.last().code, 'abc123');
  assert.equal(server.last().token, undefined);
  server.says({ t: 'here', you: 'seat:2', match: 1, v: 0, token: 'mine' });
  server.breaks();
  server.opens();
  assert.equal(server.last().code, undefined);
  assert.equal(server.last().token, 'mine');
});

test('the client does not repeat an unknown token', () => {
  const { server } = ada();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0, token: 'old' });
  server.breaks(4004);
  server.opens();
  assert.equal(server.last().token, undefined);
});

test('the client answers the question whether somebody is there', () => {
  const { server } = ada();
  server.says({ t: 'there' });
  assert.deepEqual(server.last(), { t: 'there' });
});

test('after a reconnect, the client says which position it has', () => {
  const { server } = ada();
  server.says(patch(1, { ask: 2, legal: [] }));
  server.breaks();
  server.opens();
  assert.deepEqual(server.last().have, { match: 1, v: 1 });
});

test('a patch without ask and legal leaves them as they were', () => {
  const { server, client } = ada();
  server.says(patch(1));
  assert.deepEqual(client.match.value!.view, { left: 9 });
  assert.equal(client.match.value!.ask, 1);
  assert.deepEqual(client.match.value!.legal, ['=3', '=9']);
});

test('a seat that is not to act has neither ask nor legal', () => {
  const { server, client } = ada();
  server.says(patch(1, { to_act: [2] }));
  assert.equal(client.match.value!.ask, null);
  assert.deepEqual(client.match.value!.legal, []);
});

test('after a missing patch the client sends sync, and has no ask until a state comes', () => {
  const { server, client } = ada();
  server.says(patch(2));
  assert.equal(server.last().t, 'sync');
  assert.equal(client.match.value!.ask, null);
  server.says(state(2));
  assert.equal(client.match.value!.v, 2);
  assert.equal(client.match.value!.ask, 1);
});

test('a known patch is ignored', () => {
  const { server, client } = ada();
  server.says(patch(1));
  server.says(patch(1, { change: { left: 99 } }));
  assert.deepEqual(client.match.value!.view, { left: 9 });
});

test('after a wrong hash, the client sends sync', () => {
  const { server } = ada();
  server.says(patch(1, { h: '0123456789abcdef' }));
  assert.equal(server.last().t, 'sync');
});

test('a patch with the right hash is applied', () => {
  const { server, client } = ada();
  server.says(patch(1, { h: viewHash({ left: 9 }) }));
  assert.equal(client.match.value!.v, 1);
});

test('after a pong from a later position, the client sends sync', () => {
  const { server } = ada();
  server.says({ t: 'pong', match: 1, v: 0, now: 0 });
  assert.notEqual(server.last().t, 'sync');
  server.says({ t: 'pong', match: 1, v: 3, now: 0 });
  assert.equal(server.last().t, 'sync');
});

test('a move answers its ask, and its patch acknowledges it', () => {
  const { server, client } = ada();
  client.play(['=3']);
  const { id, ...move } = server.last();
  assert.deepEqual(move, { t: 'move', match: 1, ask: 1, m: '=3' });
  assert.deepEqual(client.pendingRequests.moves.value, ['=3']);
  server.says(patch(1, { id, to_act: [2] }));
  assert.equal(client.pendingRequests.moves.value, null);
});

test('while a move is being sent, no other one is sent', () => {
  const { server, client } = ada();
  client.play(['=3']);
  client.play(['=9']);
  assert.equal(server.heard.filter(one => one.t === 'move').length, 1);
});

test('an unacknowledged move is sent again after a reconnect, with the same id', () => {
  const { server, client } = ada();
  client.play(['=3']);
  const { id } = server.last();
  server.breaks();
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0 });
  assert.deepEqual([server.last().t, server.last().id], ['move', id]);
  server.says({ t: 'ok', id: id as string, match: 1, v: 1 });
  assert.equal(client.pendingRequests.moves.value, null);
});

test('if a state replaced the acknowledgement, the client sends the move again', () => {
  const { server, client } = ada();
  client.play(['=3']);
  const { id } = server.last();
  server.says(state(1, { to_act: [2], ask: undefined, legal: undefined }));
  assert.deepEqual([server.last().t, server.last().id], ['move', id]);
});

test('the reason for a refused move is shown until another move is tried', async () => {
  const { server, client } = ada();
  client.play(['=3']);
  server.says({
    t: 'no',
    id: server.last().id as string,
    code: 'rule.kingdomino.taken',
    text: 'It is taken.',
  });
  await Promise.resolve();
  assert.equal(client.refusal.value?.code, 'rule.kingdomino.taken');
  client.play(['=9']);
  assert.equal(client.refusal.value, null);
});

test('a move that the server can not store now waits, and is sent again', async () => {
  const { server, client } = ada();
  client.play(['=3']);
  const { id } = server.last() as unknown as { id: string };
  server.says({ t: 'no', id, code: 'store.unavailable', text: '', again: 1 });
  await Promise.resolve();
  assert.equal(client.refusal.value, null);
  assert.deepEqual(client.pendingRequests.moves.value, ['=3']);
  await eventually(async () => assert.equal(server.heard.filter(one => one.id === id).length, 2));
});

test('a move that can never be stored is refused for good', async () => {
  const { server, client } = ada();
  client.play(['=3']);
  const { id } = server.last() as unknown as { id: string };
  server.says({ t: 'no', id, code: 'store.refused', text: 'Never.' });
  await Promise.resolve();
  assert.equal(client.refusal.value?.code, 'store.refused');
  assert.equal(client.pendingRequests.moves.value, null);
});

test('a line of chat that came too fast waits, and is sent again when the server allows it', async () => {
  const { server, client } = ada();
  void client.request({ t: 'chat', text: 'And another thing' });
  const { id } = server.last() as unknown as { id: string };
  assert.equal(client.pendingRequests.chatWaits.value, false);
  server.says({ t: 'no', id, code: 'limit.chat', text: '', again: 1 });
  assert.equal(client.pendingRequests.chatWaits.value, true);
  await eventually(async () => assert.equal(server.heard.filter(one => one.id === id).length, 2));
  server.says({ t: 'ok', id });
  assert.equal(client.pendingRequests.chatWaits.value, false);
});

test("a room in which the player is banned is not kept among the player's rooms", () => {
  const { server, client } = ada();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0, token: 'mine' });
  server.says({ ...room('playing'), code: client.code });
  server.closesForGood(4002);
  assert.equal(
    savedRooms().some(place => place.code === client.code),
    false,
  );
});

test('a device that was signed out reports that', () => {
  const { server, client } = ada();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0, token: 'mine' });
  server.says({ ...room('playing'), code: client.code });
  server.breaks(4004);
  assert.equal(client.disowned.value, 'line.disowned');
});

test('a spectator loses nothing when the server no longer knows the token', () => {
  const { server, client } = ada();
  server.says({ t: 'here', you: 'public', match: 1, v: 0, token: 'mine' });
  server.says({ ...room('playing'), code: client.code });
  server.breaks(4004);
  assert.equal(client.disowned.value, null);
});

const room = (phase: string): Message => ({ t: 'room', code: 'ROOM', game: 'kingdomino', phase, seats: {} });
const reveal: Message = { t: 'reveal', match: 1, secret: '', words: {}, seed: '' };

test('an abandoned match is told from one that ends and from one that begins', () => {
  const { server, client } = ada();
  server.says(room('playing'));
  assert.equal(client.isAbandoned.value, false);
  server.says(room('ended'));
  assert.equal(client.isAbandoned.value, false, 'the result may still come');
  server.says(reveal);
  assert.equal(client.isAbandoned.value, true);
  server.says(state(0, { match: 2 }));
  assert.equal(client.isAbandoned.value, false, 'another match begins');
});

test('a match with a result is not abandoned, nor one whose last move was missed', () => {
  const { server, client } = ada();
  const result = { points: { 1: 3 }, ranks: { 1: 1 } };
  server.says(patch(2, { result }));
  server.says(reveal);
  server.says(room('ended'));
  assert.equal(client.isAbandoned.value, false);
  server.says(state(2, { result }));
  assert.equal(client.isAbandoned.value, false);
});

test('the close code is known while the connection is away', () => {
  const { server, client } = ada();
  server.breaks(1013);
  assert.deepEqual([client.connection.value, client.awayAfter.value], ['away', 1013]);
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0 });
  assert.deepEqual([client.connection.value, client.awayAfter.value], ['open', null]);
});

test('a room that is closed, or never existed, is forgotten', () => {
  for (const code of [4003, 4007]) {
    const { server, client } = ada();
    server.says({ t: 'here', you: 'seat:1', match: 1, v: 0, token: 'mine' });
    server.says({ ...room('playing'), code: client.code });
    const isKept = () => savedRooms().some(place => place.code === client.code);
    assert.equal(isKept(), true);
    server.closesForGood(code);
    assert.equal(client.closed.value, code);
    assert.equal(isKept(), false);
  }
});

test('unknown kinds of messages are ignored', () => {
  const { server, client } = ada();
  server.says({ t: 'fireworks' });
  assert.equal(client.match.value!.v, 0);
});
