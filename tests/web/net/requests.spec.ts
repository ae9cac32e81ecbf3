// Plain requests with a token, answered by a server that the test plays: PROTOCOL.md, "Plain requests".
import assert from 'node:assert/strict';
import test, { beforeEach } from 'node:test';
import { dropToken, keepToken, myToken, savedRooms, saveRoom } from '../../../clients/web/browser/savedRooms';
import { openAmong, openRoom, Refused } from '../../../clients/web/net/requests';

interface Asked {
  path: string;
  token: string | null;
  body: unknown;
}

let asked: Asked[] = [];
let answers: Response[] = [];

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const request = { id: 'one', game: 'kingdomino', options: {}, seats: 2, bots: {}, listed: false };

globalThis.fetch = async (path, init) => {
  const authorization = new Headers(init?.headers).get('Authorization');
  asked.push({
    path: String(path),
    token: authorization === null ? null : /^Bearer (.+)$/.exec(authorization)![1]!,
    body: JSON.parse(String(init?.body)),
  });
  return answers.shift()!;
};

beforeEach(() => {
  asked = [];
  answers = [];
  for (const token of [myToken(), ...savedRooms().map(place => place.token)])
    if (token !== null) dropToken(token);
});

test('a client without a token opens a room, and keeps the token of the answer', async () => {
  answers = [answer(201, { code: 'KETMKARD', url: '/r/KETMKARD', token: 'new' })];
  assert.equal(await openRoom(request), 'KETMKARD');
  assert.deepEqual(asked, [{ path: '/api/rooms', token: null, body: request }]);
  assert.equal(myToken(), 'new');
});

test('a client with a token opens the room with it, and keeps it', async () => {
  keepToken('mine');
  answers = [answer(201, { code: 'KETMKARD', url: '/r/KETMKARD' })];
  await openRoom(request);
  assert.deepEqual(asked, [{ path: '/api/rooms', token: 'mine', body: request }]);
  assert.equal(myToken(), 'mine');
});

test('a client drops a token that the server does not know, and repeats the request without it', async () => {
  keepToken('old');
  answers = [answer(401, { code: 'auth.token' }), answer(201, { code: 'KETMKARD', url: '', token: 'new' })];
  assert.equal(await openRoom(request), 'KETMKARD');
  assert.deepEqual(asked, [
    { path: '/api/rooms', token: 'old', body: request },
    { path: '/api/rooms', token: null, body: request },
  ]);
  assert.equal(myToken(), 'new');
});

test('any other refusal is reported, and the token stays', async () => {
  keepToken('mine');
  answers = [answer(429, { code: 'limit.rooms', detail: 'too many' })];
  await assert.rejects(openRoom(request), (refused: Refused) => refused.refusal.code === 'limit.rooms');
  assert.equal(myToken(), 'mine');
});

test("the client asks what became of its rooms with the player's token", async () => {
  const known = { rooms: [], gone: ['AAAAAAAA'] };
  answers = [answer(200, known)];
  assert.deepEqual(await openAmong(['AAAAAAAA', 'BBBBBBBB'], 'mine'), known);
  assert.deepEqual(asked, [
    { path: '/api/rooms/open', token: 'mine', body: { codes: ['AAAAAAAA', 'BBBBBBBB'] } },
  ]);
});

test('the client forgets rooms of an unknown player, and keeps those of another token', async () => {
  saveRoom({ code: 'AAAAAAAA', token: 'old', game: 'kingdomino', at: 1 });
  saveRoom({ code: 'BBBBBBBB', token: 'mine', game: 'kingdomino', at: 2 });
  answers = [answer(401, { code: 'auth.token' })];
  assert.deepEqual(await openAmong(['AAAAAAAA'], 'old'), { rooms: [], gone: [], running: [] });
  assert.deepEqual(
    savedRooms().map(place => place.code),
    ['BBBBBBBB'],
  );
});
