// The plan of the player's own seat, with a server that the test plays: PROTOCOL.md, "Plans".
import assert from 'node:assert/strict';
import test from 'node:test';
import { endOf, keptIn, leavePlan } from '../../../clients/web/net/plans';
import { ada, patch } from './played_server';

const lists = [['g8g9', '=9'], ['g8g9']];

/** Ada has moved, and leaves a plan. */
function waiting() {
  const { server, client } = ada();
  server.says(patch(1, { to_act: [2] }));
  const left = leavePlan(client, lists);
  const { id, ...request } = server.last();
  assert.deepEqual(request, { t: 'plan', match: 1, lists });
  const grant = async () => {
    server.says({ t: 'ok', id: id as string });
    await left;
  };
  const refuse = async () => {
    server.says({ t: 'no', id: id as string, code: 'move.your_turn', text: 'No.' });
    await left;
  };
  const now = () => {
    const seen = [client.plan.value, client.match.value!, client.past.told.value] as const;
    return { kept: keptIn(...seen), end: endOf(...seen) };
  };
  return { server, client, grant, refuse, now };
}

test('a plan is kept once the server has granted it', async () => {
  const { grant, now } = waiting();
  assert.deepEqual(now(), { kept: null, end: null });
  await grant();
  assert.deepEqual(now(), { kept: lists, end: null });
});

test('a refused plan is not kept', async () => {
  const { refuse, now } = waiting();
  await refuse();
  assert.deepEqual(now(), { kept: null, end: null });
});

test('a played plan is told until the match asks again', async () => {
  const { server, grant, now } = waiting();
  await grant();
  server.says(patch(2, { to_act: [1], ask: 2, legal: ['g8g9'] }));
  server.says(patch(4, { n: 2, to_act: [2] }));
  server.says({ t: 'plan', match: 1, lists: [] });
  assert.deepEqual(now(), { kept: null, end: 'played' });
  server.says(patch(5, {}));
  assert.deepEqual(now(), { kept: null, end: 'played' });
  server.says(patch(6, { to_act: [1], ask: 4, legal: ['=3'] }));
  assert.deepEqual(now(), { kept: null, end: null });
});

test('a plan that failed is told while its player decides', async () => {
  const { server, grant, now } = waiting();
  await grant();
  server.says(patch(2, { to_act: [1], ask: 2, legal: ['=3'] }));
  server.says({ t: 'plan', match: 1, lists, failed: true });
  assert.deepEqual(now(), { kept: null, end: 'void' });
  server.says(patch(3, { to_act: [2] }));
  assert.deepEqual(now(), { kept: null, end: null });
});

test('a turn that somebody takes back ends the plan', async () => {
  const { server, grant, now } = waiting();
  await grant();
  server.says(patch(2, { events: [{ e: 'undone', seat: 2 }] }));
  assert.deepEqual(now(), { kept: null, end: 'void' });
});

test('after a new connection, the server says whether there is a plan', async () => {
  const { server, grant, now } = waiting();
  await grant();
  server.breaks();
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 1 });
  assert.deepEqual(now(), { kept: null, end: null });
  server.says({ t: 'plan', match: 1, lists: [['=3']] });
  assert.deepEqual(now(), { kept: [['=3']], end: null });
});

test('while the match does not ask the player, a preview is for the next decision', async () => {
  const { server, client } = waiting();
  const preview = client.preview([]);
  const { id, ...question } = server.last();
  assert.deepEqual(question, { t: 'preview', match: 1, moves: [] });
  server.says({ t: 'preview', id: id as string, legal: ['=9'], events: [], points: { 1: 7 }, change: {} });
  assert.deepEqual(await preview, { legal: ['=9'], events: [], points: { 1: 7 }, view: { left: 9 } });
});
