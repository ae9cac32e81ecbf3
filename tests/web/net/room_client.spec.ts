// What the client of a room says and knows, told by a server that the test plays: PROTOCOL.md.
import assert from 'node:assert/strict';
import test from 'node:test';
import { type Connect, RoomClient } from '../../../clients/web/net/room';
import type { Listener } from '../../../clients/web/net/socket';
import { viewHash } from '../../../clients/web/net/canonical';

type Message = Record<string, unknown> & { t: string };

/** The other side of the line. */
class TestServer {
  readonly heard: Message[] = [];
  private client!: Listener;

  readonly connect: Connect = (_, client) => {
    this.client = client;
    const nothing = () => {};
    return {
      open: nothing,
      close: nothing,
      send: text => void this.heard.push(JSON.parse(text) as Message),
      greeted: nothing,
      waitAtLeast: nothing,
      hurry: nothing,
      again: nothing,
    };
  };

  opens(): void {
    this.client.opened();
  }

  says(message: Message): void {
    this.client.received(JSON.stringify(message));
  }

  breaks(code = 1006): void {
    this.client.lost(code, code === 4004 ? { what: 'without-token', wait: 0 } : { what: 'again', wait: 0 });
  }

  last(): Message {
    return this.heard[this.heard.length - 1]!;
  }
}

const state = (v: number, more: object = {}): Message => ({
  t: 'state',
  match: 1,
  v,
  view: { left: 10 - v },
  to_act: [1],
  ask: 1,
  legal: ['=3', '=9'],
  h: '',
  catalog: 'sha256-0',
  ...more,
});

const patch = (v: number, more: object = {}): Message => ({
  t: 'patch',
  match: 1,
  v,
  ops: [{ op: 'replace', path: '/left', value: 10 - v }],
  events: [{ e: 'chosen', seat: 2, domino: 5 }],
  to_act: [1],
  ...more,
});

let rooms = 0;

/** Ada, on seat 1, who is asked. Every test has a room of its own: places are remembered. */
function ada(): { server: TestServer; client: RoomClient } {
  const server = new TestServer();
  const client = new RoomClient(`ROOM${++rooms}`, '', server.connect);
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0 });
  server.says(state(0));
  return { server, client };
}

test('a hand-over code stands in place of a token, once', () => {
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

test('an unknown token is not said again', () => {
  const { server } = ada();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0, token: 'old' });
  server.breaks(4004);
  server.opens();
  assert.equal(server.last().token, undefined);
});

test('who comes back says what it has', () => {
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

test('a hole is mended by sync, and nothing is asked until a state comes', () => {
  const { server, client } = ada();
  server.says(patch(2));
  assert.equal(server.last().t, 'sync');
  assert.equal(client.match.value!.ask, null);
  server.says(state(2));
  assert.equal(client.match.value!.v, 2);
  assert.equal(client.match.value!.ask, 1);
});

test('a patch that was known is passed over', () => {
  const { server, client } = ada();
  server.says(patch(1));
  server.says(patch(1, { ops: [{ op: 'replace', path: '/left', value: 99 }] }));
  assert.deepEqual(client.match.value!.view, { left: 9 });
});

test('a patch that does not fit, or a wrong hash, is mended by sync', () => {
  for (const wrong of [{ ops: [{ op: 'remove', path: '/nothing' }] }, { h: '0123456789abcdef' }]) {
    const { server } = ada();
    server.says(patch(1, wrong));
    assert.equal(server.last().t, 'sync');
  }
});

test('a right hash is taken', () => {
  const { server, client } = ada();
  server.says(patch(1, { h: viewHash({ left: 9 }) }));
  assert.equal(client.match.value!.v, 1);
});

test('a pong that is ahead is mended by sync', () => {
  const { server } = ada();
  server.says({ t: 'pong', match: 1, v: 0, now: 0 });
  assert.notEqual(server.last().t, 'sync');
  server.says({ t: 'pong', match: 1, v: 3, now: 0 });
  assert.equal(server.last().t, 'sync');
});

test('a move answers its ask, and its patch acknowledges it', () => {
  const { server, client } = ada();
  client.play('=3');
  const { id, ...move } = server.last();
  assert.deepEqual(move, { t: 'move', match: 1, ask: 1, m: '=3' });
  assert.equal(client.pending.value, '=3');
  server.says(patch(1, { id, to_act: [2] }));
  assert.equal(client.pending.value, null);
});

test('while a move is on its way no other is sent', () => {
  const { server, client } = ada();
  client.play('=3');
  client.play('=9');
  assert.equal(server.heard.filter(one => one.t === 'move').length, 1);
});

test('a move on its way is sent again, with the same id, when the line is back', () => {
  const { server, client } = ada();
  client.play('=3');
  const { id } = server.last();
  server.breaks();
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0 });
  assert.deepEqual([server.last().t, server.last().id], ['move', id]);
  server.says({ t: 'ok', id: id as string, match: 1, v: 1 });
  assert.equal(client.pending.value, null);
});

test('a state that swallowed the acknowledgement makes the client ask again', () => {
  const { server, client } = ada();
  client.play('=3');
  const { id } = server.last();
  server.says(state(1, { to_act: [2], ask: undefined, legal: undefined }));
  assert.deepEqual([server.last().t, server.last().id], ['move', id]);
});

test('a refused move says why, until another is tried', async () => {
  const { server, client } = ada();
  client.play('=3');
  server.says({
    t: 'no',
    id: server.last().id as string,
    code: 'rule.kingdomino.taken',
    text: 'It is taken.',
  });
  await Promise.resolve();
  assert.equal(client.refusal.value?.code, 'rule.kingdomino.taken');
  client.play('=9');
  assert.equal(client.refusal.value, null);
});

test('chat lines that come twice are shown once', () => {
  const { server, client } = ada();
  const line = (n: number) => ({
    t: 'chat',
    n,
    from: 'seat:2',
    name: 'Bob',
    text: `line ${n}`,
    at: 0,
  });
  for (const n of [1, 2, 1, 2, 3]) server.says(line(n));
  assert.deepEqual(
    client.chat.value.map(one => one.n),
    [1, 2, 3],
  );
});

test('kinds of messages that are not known are passed over', () => {
  const { server, client } = ada();
  server.says({ t: 'fireworks' });
  assert.equal(client.match.value!.v, 0);
});
