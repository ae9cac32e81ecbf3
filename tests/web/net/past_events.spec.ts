// The past events of a match, put together from patches and from the answers of a server that the test plays:
// PROTOCOL.md, "Earlier events".
import assert from 'node:assert/strict';
import test from 'node:test';
import { firstGap, withPast } from '../../../clients/web/model/pastMoves';
import { eventually } from '../waiting';
import { ada, type Message, patch, state, type TestServer } from './played_server';

const event = (domino: number) => ({ e: 'chosen', seat: 2, domino });
const move = (v: number, more: object = {}) => ({ v, events: [event(v)], ...more });

/** The last request for past events, without its id; null if the last message was another one. */
function asked(server: TestServer): object | null {
  const { t, id: _, ...question } = server.last();
  return t === 'events' ? question : null;
}
function answers(server: TestServer, told: object[], more: object = {}): void {
  server.says({ t: 'events', id: server.last().id, match: 1, told, ...more } as Message);
}

test('a gap begins after the known events, and ends before the next known one', () => {
  assert.deepEqual(firstGap([], 3), { from: 0, until: 3 });
  assert.deepEqual(firstGap([move(0), move(1)], 4), { from: 2, until: 4 });
  assert.deepEqual(firstGap([move(4)], 4), { from: 0, until: 3 });
  assert.deepEqual(firstGap([move(0), move(5, { n: 2 })], 6), { from: 1, until: 3 });
  assert.equal(firstGap([move(0), move(3, { n: 3 }), move(4)], 4), null);
});

test('known events are there once, in the order of the match', () => {
  assert.deepEqual(withPast([move(1), move(4)], [move(0), move(1), move(3, { n: 2 })]), [
    move(0),
    move(1),
    move(3, { n: 2 }),
    move(4),
  ]);
});

test('the client requests past events only once they are read, and then all that are missing', () => {
  const { server, client } = ada();
  server.says(state(7));
  assert.equal(server.last().t, 'hello');
  client.past.want();
  assert.deepEqual(asked(server), { match: 1, from: 0, until: 7 });
});

test('the client requests pieces until all are there, and keeps new events meanwhile', () => {
  const { server, client } = ada();
  server.says(state(3));
  client.past.want();
  server.says(patch(4, { events: [event(4)] }));
  answers(server, [move(0), move(1)], { next: 2 });
  assert.deepEqual(asked(server), { match: 1, from: 2, until: 3 });
  answers(server, [move(3, { n: 2 })]);
  const said = server.heard.length;
  assert.deepEqual(client.past.told.value, [move(0), move(1), move(3, { n: 2 }), move(4)]);
  server.says(patch(5));
  assert.equal(server.heard.length, said);
});

test('a client that was there from the start requests nothing', () => {
  const { server, client } = ada();
  server.says(state(0, { events: [event(0)] }));
  client.past.want();
  server.says(patch(1, { events: [event(1)] }));
  assert.equal(asked(server), null);
  assert.deepEqual(client.past.told.value, [move(0), move(1)]);
});

test('after a lost connection, the client requests only the missed events', () => {
  const { server, client } = ada();
  server.says(state(0, { events: [event(0)] }));
  client.past.want();
  server.says(patch(1, { events: [event(1)] }));
  server.breaks();
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 3 });
  server.says(state(3));
  assert.deepEqual(asked(server), { match: 1, from: 2, until: 3 });
});

test('a request that was lost with the connection is repeated', () => {
  const { server, client } = ada();
  server.says(state(3));
  client.past.want();
  server.breaks();
  server.opens();
  assert.equal(asked(server), null);
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 3 });
  assert.deepEqual(asked(server), { match: 1, from: 0, until: 3 });
});

test('after a change of seats, the client requests all events again, and ignores an answer for the old seat', () => {
  const { server, client } = ada();
  server.says(state(2));
  client.past.want();
  const before = server.last().id;
  server.says({ t: 'here', you: 'public', match: 1, v: 2 });
  server.says(state(2));
  server.says({ t: 'events', id: before, match: 1, told: [move(0), move(1), move(2)] } as Message);
  assert.deepEqual(client.past.told.value, []);
  answers(server, [move(0), move(1), move(2)]);
  assert.equal(client.past.told.value.length, 3);
});

test('the next match begins without past events', () => {
  const { server, client } = ada();
  client.past.want();
  answers(server, [move(0)]);
  server.says(patch(1));
  server.says(state(0, { match: 2, events: [event(9)] }));
  assert.deepEqual(client.past.told.value, [{ v: 0, events: [event(9)] }]);
});

test('a request that was refused for a while is repeated after it', async () => {
  const { server, client } = ada();
  server.says(state(3));
  client.past.want();
  const { id } = server.last();
  server.says({ t: 'no', id, code: 'limit.rate', text: '', again: 0.01 } as Message);
  assert.equal(server.last().id, id);
  await eventually(async () => {
    assert.deepEqual(asked(server), { match: 1, from: 0, until: 3 });
    assert.notEqual(server.last().id, id);
  });
});

test('a request that was refused for good is not repeated until the next state', () => {
  const { server, client } = ada();
  server.says(state(3));
  client.past.want();
  const { id } = server.last();
  server.says({ t: 'no', id, code: 'wire.unknown', text: '' } as Message);
  server.says(patch(4));
  client.past.want();
  assert.equal(server.last().id, id);
  server.says(state(5));
  assert.notEqual(server.last().id, id);
});

test('a hint is requested for the present decision, and returned as a list of moves', async () => {
  const { server, client } = ada();
  const asked = client.questions.hint(client.match.value!);
  const { id, ...question } = server.last();
  assert.deepEqual(question, { t: 'hint', match: 1, ask: client.match.value!.ask ?? 0 });
  server.says({ t: 'hint', id: id as string, moves: ['g8g9', '=17'] });
  assert.deepEqual(await asked, ['g8g9', '=17']);
});

test('a position is requested by its number, and returned as it was', async () => {
  const { server, client } = ada();
  const asked = client.questions.position(client.match.value!, 3);
  const { id, ...question } = server.last();
  assert.deepEqual(question, { t: 'position', match: 1, v: 3 });
  server.says({ t: 'position', id: id as string, match: 1, v: 3, view: { left: 7 } });
  assert.deepEqual(await asked, { left: 7 });
  assert.deepEqual(client.match.value!.view, { left: 10 });
});

test('the request for a position can be refused, or lost with the connection', async () => {
  const { server, client } = ada();
  const refused = client.questions.position(client.match.value!, 99);
  server.says({ t: 'no', id: server.last().id as string, code: 'room.position', text: 'No.' });
  assert.equal(((await refused) as { code: string }).code, 'room.position');
  const lost = client.questions.position(client.match.value!, 0);
  server.breaks();
  assert.equal(((await lost) as { code: string }).code, 'offline');
});
