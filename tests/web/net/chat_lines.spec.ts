// The chat in a room's client: the newest lines without a gap, and older ones on request.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { RoomClient } from '../../../clients/web/net/roomClient';
import { ada, type Message, type TestServer } from './played_server';

const line = (n: number) => ({ n, from: 'seat:2', name: 'Bob', text: `line ${n}`, at: 0 });
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const chat = (n: number): Message => ({ t: 'chat', ...line(n) });
const lines = (from: number, to: number, oldest: number): Message => ({
  t: 'lines',
  lines: upTo(from, to).map(line),
  oldest,
});

const numbers = (client: RoomClient) => client.chat.value.lines.map(({ n }) => n);
const greetsAgain = (server: TestServer) => {
  server.breaks();
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0 });
};

test('lines that arrive twice are shown once', () => {
  const { server, client } = ada();
  for (const n of [1, 2, 1, 2, 3]) server.says(chat(n));
  assert.deepEqual(numbers(client), [1, 2, 3]);
  assert.deepEqual(client.chat.value.lines[0], line(1));
});

test('the greeting brings the newest lines, and later lines follow them', () => {
  const { server, client } = ada();
  server.says(lines(5, 9, 1));
  server.says(chat(10));
  assert.deepEqual(numbers(client), upTo(5, 10));
  assert.equal(client.chat.value.hasOlder, true);
});

test('a room without chat has no older lines', () => {
  const { server, client } = ada();
  server.says({ t: 'lines', lines: [] });
  assert.deepEqual(client.chat.value, { lines: [], before: 0, hasOlder: false });
  client.askOlder();
  assert.equal(server.heard.filter(one => one.t === 'lines').length, 0);
});

test('each request for older lines names the first known line, until there is none before it', () => {
  const { server, client } = ada();
  server.says(lines(7, 9, 2));
  client.askOlder();
  assert.deepEqual(server.last(), { t: 'lines', before: 7 });
  server.says(lines(4, 6, 2));
  assert.deepEqual(numbers(client), upTo(4, 9));
  assert.equal(client.chat.value.hasOlder, true);
  client.askOlder();
  assert.deepEqual(server.last(), { t: 'lines', before: 4 });
  server.says(lines(2, 3, 2));
  assert.deepEqual(numbers(client), upTo(2, 9));
  assert.equal(client.chat.value.hasOlder, false);
});

test('only one request for older lines is open, and it can be repeated after a lost connection', () => {
  const { server, client } = ada();
  const asked = () => server.heard.filter(one => one.t === 'lines').length;
  server.says(lines(7, 9, 1));
  client.askOlder();
  client.askOlder();
  assert.equal(asked(), 1);
  server.breaks();
  assert.equal(client.asksOlder.value, false);
  client.askOlder();
  assert.equal(asked(), 1, 'there is no connection');
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0 });
  client.askOlder();
  assert.equal(asked(), 2);
});

test('after a reconnect, the missed lines join the known ones', () => {
  const { server, client } = ada();
  server.says(lines(1, 4, 1));
  greetsAgain(server);
  server.says(lines(3, 6, 1));
  assert.deepEqual(numbers(client), upTo(1, 6));
});

test('if the greeting brings too few of the missed lines, the client drops the older ones, and can request them', () => {
  const { server, client } = ada();
  server.says(lines(1, 4, 1));
  greetsAgain(server);
  server.says(lines(40, 60, 1));
  assert.deepEqual(numbers(client), upTo(40, 60));
  client.askOlder();
  assert.deepEqual(server.last(), { t: 'lines', before: 40 });
  server.says(lines(20, 39, 1));
  assert.deepEqual(numbers(client), upTo(20, 60));
});
