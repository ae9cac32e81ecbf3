// Lists of moves and previews, with a server that the test plays: PROTOCOL.md, "Lists of moves".
import assert from 'node:assert/strict';
import test from 'node:test';
import { ada, patch } from './played_server';

test('several moves are sent as one list, and repeated as the same list', () => {
  const { server, client } = ada();
  client.play(['g8g9', '=9']);
  const { id, ...move } = server.last();
  assert.deepEqual(move, { t: 'move', match: 1, ask: 1, moves: ['g8g9', '=9'] });
  assert.deepEqual(client.pendingRequests.moves.value, ['g8g9', '=9']);
  server.breaks();
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0 });
  assert.deepEqual(server.last(), { ...move, id });
  server.says({ t: 'ok', id: id as string, match: 1, v: 2 });
  assert.equal(client.pendingRequests.moves.value, null);
});

test('a patch of several moves applies to the position before them', () => {
  const { server, client } = ada();
  server.says(patch(2, { n: 2 }));
  assert.equal(client.match.value!.v, 2);
  server.says(patch(5, { n: 2 }));
  assert.equal(server.last().t, 'sync');
});

test('the refusal of a list names the wrong move', async () => {
  const { server, client } = ada();
  client.play(['g8g9', '=9']);
  server.says({ t: 'no', id: server.last().id as string, code: 'move.too_far', text: 'No.', at: 2 });
  await Promise.resolve();
  assert.deepEqual(client.refusal.value, { code: 'move.too_far', text: 'No.', at: 2 });
});

test('a preview is a future view, and changes nothing', async () => {
  const { server, client } = ada();
  const asked = client.preview(['=3']);
  const { id, ...question } = server.last();
  assert.deepEqual(question, { t: 'preview', match: 1, ask: 1, moves: ['=3'] });
  server.says({
    t: 'preview',
    id: id as string,
    legal: ['=9'],
    events: [],
    points: { 1: 7 },
    change: { left: 4 },
  });
  const preview = await asked;
  assert.deepEqual(preview, { legal: ['=9'], events: [], points: { 1: 7 }, view: { left: 4 } });
  assert.deepEqual(client.match.value!.view, { left: 10 });
});

test('a preview that was refused, or lost with the connection, is not requested again', async () => {
  const { server, client } = ada();
  const refused = client.preview(['=3']);
  server.says({ t: 'no', id: server.last().id as string, code: 'move.too_far', text: 'No.', at: 1 });
  assert.deepEqual(await refused, { code: 'move.too_far', text: 'No.', at: 1 });
  const lost = client.preview(['=3']);
  server.breaks();
  assert.equal(((await lost) as { code: string }).code, 'offline');
  const before = server.heard.filter(one => one.t === 'preview').length;
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0 });
  assert.equal(server.heard.filter(one => one.t === 'preview').length, before);
  assert.equal(client.refusal.value, null);
});
