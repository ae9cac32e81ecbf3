// A browser as a witness of the random draws, in rooms whose server the test plays. One server keeps its
// word, and others don't. PROTOCOL.md, "Seed and shuffle".
import assert from 'node:assert/strict';
import test from 'node:test';
import { commitmentOf } from '../../../clients/web/fairness/commitment';
import { evidence } from '../../../clients/web/fairness/evidence';
import { keepWitness, forgetWitnessed, witnesses, witnessOf } from '../../../clients/web/fairness/witness';
import { RoomClient } from '../../../clients/web/net/roomClient';
import { type Message, TestServer } from '../net/played_server';

const secret = '00'.repeat(32);
const other = '11'.repeat(32);

let rooms = 0;

/** A server with one room, in which nobody sits. */
class Played {
  readonly server = new TestServer();
  client: RoomClient;

  constructor(readonly code = `WITNESS${++rooms}`) {
    this.client = new RoomClient(code, '', this.server.connect);
  }

  /** Greets a client that enters; `match` is the number of the last match. */
  greets(you: string, match = 0): void {
    this.server.opens();
    this.here(you, match);
  }

  here(you: string, match = 0): void {
    this.server.says({ t: 'here', you, match, v: 0, who: 1 });
  }

  room(phase: string, match: number, of = secret): void {
    const room = { code: this.code, game: 'kingdomino', phase, match, commit: commitmentOf(of), seats: {} };
    this.server.says({ t: 'room', ...room });
  }

  /** Waits until the client has sent a message of that kind, and returns it. */
  async hears(t: string): Promise<Message> {
    await settled();
    const heard = this.server.heard.filter(one => one.t === t);
    assert.notEqual(heard.length, 0, `no ${t}`);
    return heard.at(-1)!;
  }

  async says(message: Message): Promise<void> {
    this.server.says(message);
    await settled();
  }

  /** Seats Ada on seat 1 before the match; returns her word. */
  async sits(match = 0): Promise<string> {
    void this.client.giveWord({ t: 'sit', name: 'Ada' });
    const { id, word } = await this.hears('sit');
    await this.says({ t: 'ok', id, you: 'seat:1' });
    this.here('seat:1', match);
    return word as string;
  }

  reveals(match: number, what: { secret?: string; words: Record<number, string> }): void {
    this.server.says({ t: 'reveal', match, secret, seed: '22'.repeat(32), ...what });
  }

  get broken(): number[] {
    return this.client.chance.broken.value.map(({ match }) => match);
  }
}

const settled = () => new Promise<void>(done => setTimeout(done));

/** Ada sits on seat 1, and match 1 has begun. */
async function begun(): Promise<{ played: Played; word: string }> {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  const word = await played.sits();
  played.room('playing', 1);
  return { played, word };
}

test('the client gives no word before the server has sent its commitment', async () => {
  const played = new Played();
  void played.client.giveWord({ t: 'sit', name: 'Ada' });
  played.greets('public');
  await settled();
  assert.deepEqual(
    played.server.heard.map(({ t }) => t),
    ['hello'],
  );
  played.room('seating', 1);
  const { word } = await played.hears('sit');
  assert.match(word as string, /^[0-9a-f]{32}$/);
  const { commit, word: kept, seat } = witnessOf(played.code, 1)!;
  assert.deepEqual([commit, kept, seat], [commitmentOf(secret), word, null]);
});

test('a server that keeps its word is not accused', async () => {
  const { played, word } = await begun();
  played.reveals(1, { words: { 1: word, 2: 'ab'.repeat(16) } });
  assert.deepEqual(played.broken, []);
  assert.equal(witnessOf(played.code, 1)!.seat, 1);
});

test('another secret raises a notice, and its evidence is kept', async () => {
  const { played, word } = await begun();
  played.reveals(1, { secret: other, words: { 1: word } });
  assert.deepEqual(played.broken, [1]);
  const [witness] = played.client.chance.broken.value;
  const told = JSON.parse(evidence(witness!, 'https://reami.test')) as Record<string, unknown>;
  assert.deepEqual(
    { ...told, what: '', seen_at: '', word_given_at: '' },
    {
      what: '',
      server: 'https://reami.test',
      room: played.code,
      match: 1,
      commitment_seen: commitmentOf(secret),
      seen_at: '',
      seat: 1,
      word,
      word_given_at: '',
      exchanged: ['secret'],
      revealed: {
        secret: other,
        words: { 1: word },
        seed: '22'.repeat(32),
        commitment_of_secret: commitmentOf(other),
      },
      match_file: `https://reami.test/api/rooms/${played.code}/matches/1`,
      to_check: `reami verify FILE --commit ${commitmentOf(secret)} --word 1:${word}`,
    },
  );
  assert.ok(Date.parse(told.seen_at as string) <= Date.parse(told.word_given_at as string));
});

test('a malformed secret counts as another secret', async () => {
  const { played, word } = await begun();
  played.reveals(1, { secret: 'no secret', words: { 1: word } });
  assert.deepEqual(played.broken, [1]);
  assert.match(evidence(played.client.chance.broken.value[0]!, ''), /"commitment_of_secret": null/);
});

for (const [what, words] of [
  ['another word', { 1: 'cd'.repeat(16) }],
  ['no word', {}],
] as const)
  test(`${what} for the seat of a player who gave one raises a notice`, async () => {
    const { played } = await begun();
    played.reveals(1, { words });
    assert.deepEqual(played.broken, [1]);
    assert.match(evidence(played.client.chance.broken.value[0]!, ''), /"exchanged": \[\s*"word"\s*\]/);
  });

test('the first commitment counts, whatever the server shows later', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  played.room('seating', 1, other);
  const word = await played.sits();
  played.room('playing', 1, other);
  played.reveals(1, { secret: other, words: { 1: word } });
  assert.deepEqual(played.broken, [1]);
});

test('after a match, the commitment is that of the next match', async () => {
  const { played, word } = await begun();
  played.room('ended', 1, other);
  played.reveals(1, { words: { 1: word } });
  void played.client.giveWord({ t: 'rematch' });
  const rematch = await played.hears('rematch');
  await played.says({ t: 'ok', id: rematch.id });
  played.room('playing', 2, other);
  played.reveals(2, { secret: other, words: { 1: rematch.word as string } });
  assert.deepEqual(played.broken, []);
  played.reveals(2, { secret, words: { 1: rematch.word as string } });
  assert.deepEqual(played.broken, [2]);
});

test('the witness survives a reload, before the match and after it', async () => {
  const before = new Played();
  before.greets('public');
  before.room('seating', 1);
  const word = await before.sits();
  const during = new Played(before.code);
  during.greets('seat:1', 1);
  during.room('playing', 1);
  during.reveals(1, { words: { 1: 'ef'.repeat(16) } });
  assert.deepEqual(during.broken, [1]);
  assert.equal(witnessOf(before.code, 1)!.word, word);
  const after = new Played(before.code);
  assert.deepEqual(after.broken, [1]);
});

test('a closed notice stays closed, although the server reveals the same again', async () => {
  const { played, word } = await begun();
  played.reveals(1, { secret: other, words: { 1: word } });
  played.client.chance.closes(played.client.chance.broken.value[0]!);
  assert.deepEqual(played.broken, []);
  played.reveals(1, { secret: other, words: { 1: word } });
  assert.deepEqual(played.broken, []);
  assert.deepEqual(new Played(played.code).broken, []);
});

test('a player who stood up before the match is not missed in it', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  await played.sits();
  played.here('public');
  played.server.breaks();
  played.greets('seat:1', 1); // on another device, which takes the seat over
  played.room('playing', 1);
  played.reveals(1, { words: { 1: 'ab'.repeat(16) } });
  assert.deepEqual(played.broken, []);
});

test('a player who sat down after the start has no word in the match', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  await played.sits(1);
  played.room('playing', 1);
  played.reveals(1, { words: { 1: 'ab'.repeat(16) } });
  assert.deepEqual(played.broken, []);
});

test('a player who takes a seat over during a match has no word in it', async () => {
  const played = new Played();
  played.greets('public', 1);
  played.room('playing', 1);
  await played.sits(1);
  assert.equal(witnessOf(played.code, 1), null);
});

test('after a refused word, the previous word counts', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  const word = await played.sits();
  void played.client.giveWord({ t: 'sit', name: 'Ada' });
  const { id } = await played.hears('sit');
  await played.says({ t: 'no', id, code: 'room.sits_already', text: '' });
  assert.equal(witnessOf(played.code, 1)!.word, word);
});

test('of two words for one match, the server may use either', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  const first = await played.sits();
  await played.sits();
  played.room('playing', 1);
  played.reveals(1, { words: { 1: first } });
  assert.deepEqual(played.broken, []);
});

test('a refused first word counts as none', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  void played.client.giveWord({ t: 'sit', name: 'Ada' });
  const { id } = await played.hears('sit');
  await played.says({ t: 'no', id, code: 'room.full', text: '' });
  assert.equal(witnessOf(played.code, 1), null);
});

test('a word that reached the server only after a reconnect is remembered', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  void played.client.giveWord({ t: 'sit', name: 'Ada' });
  const { id, word } = await played.hears('sit');
  played.server.breaks();
  played.greets('public');
  await played.says({ t: 'ok', id, you: 'seat:1' });
  played.here('seat:1');
  assert.equal(witnessOf(played.code, 1)!.word, word);
});

test('the witness forgets a room with the room itself, but keeps the evidence of a broken word', async () => {
  const { played: honest } = await begun();
  honest.server.closesForGood(4003);
  assert.equal(witnessOf(honest.code, 1), null);
  const { played, word } = await begun();
  played.reveals(1, { secret: other, words: { 1: word } });
  played.server.closesForGood(4003);
  assert.deepEqual(played.broken, [1]);
  forgetWitnessed(played.code);
  assert.notEqual(witnessOf(played.code, 1), null);
});

test('the witness remembers the newest hundred matches', () => {
  for (let match = 1; match <= 150; ++match)
    keepWitness({ room: 'MANY', match, commit: '', seen: 0, word: '', given: 0, seat: null });
  assert.equal(witnesses().length, 100);
  assert.equal(witnesses()[0]!.match, 150);
  assert.equal(witnessOf('MANY', 50), null);
});
