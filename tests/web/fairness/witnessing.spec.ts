// What a browser witnesses of chance, in a room whose server the test plays: one that keeps its word, and
// others that don't. PROTOCOL.md, "Seed and shuffle".
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

/** A room of its own, in which nobody sits. */
class Played {
  readonly server = new TestServer();
  client: RoomClient;

  constructor(readonly code = `WITNESS${++rooms}`) {
    this.client = new RoomClient(code, '', this.server.connect);
  }

  /** Who comes is greeted; `match` is the last that began. */
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

  /** Until the client has sent what it was asked for, and what it sent. */
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

  /** Ada sits down on seat 1 before the match: the word that she gave. */
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

test('a word is not given before the server has bound itself', async () => {
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

test('another secret is said aloud, and what shows it is kept', async () => {
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

test('a secret that is none is another one', async () => {
  const { played, word } = await begun();
  played.reveals(1, { secret: 'no secret', words: { 1: word } });
  assert.deepEqual(played.broken, [1]);
  assert.match(evidence(played.client.chance.broken.value[0]!, ''), /"commitment_of_secret": null/);
});

for (const [what, words] of [
  ['another word', { 1: 'cd'.repeat(16) }],
  ['no word', {}],
] as const)
  test(`${what} for the seat of who gave one is said aloud`, async () => {
    const { played } = await begun();
    played.reveals(1, { words });
    assert.deepEqual(played.broken, [1]);
    assert.match(evidence(played.client.chance.broken.value[0]!, ''), /"exchanged": \[\s*"word"\s*\]/);
  });

test('the commitment that was seen first binds, whatever is shown later', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  played.room('seating', 1, other);
  const word = await played.sits();
  played.room('playing', 1, other);
  played.reveals(1, { secret: other, words: { 1: word } });
  assert.deepEqual(played.broken, [1]);
});

test('after a match the commitment is that of the next one', async () => {
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

test('it survives that the page is loaded again, before the match and after', async () => {
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

test('a notice that was closed stays closed, though the same is revealed again', async () => {
  const { played, word } = await begun();
  played.reveals(1, { secret: other, words: { 1: word } });
  played.client.chance.closes(played.client.chance.broken.value[0]!);
  assert.deepEqual(played.broken, []);
  played.reveals(1, { secret: other, words: { 1: word } });
  assert.deepEqual(played.broken, []);
  assert.deepEqual(new Played(played.code).broken, []);
});

test('who stood up before the match begins is not missed in it', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  await played.sits();
  played.here('public');
  played.server.breaks();
  played.greets('seat:1', 1); // taken over on another device
  played.room('playing', 1);
  played.reveals(1, { words: { 1: 'ab'.repeat(16) } });
  assert.deepEqual(played.broken, []);
});

test('who sat down when the match had begun adds nothing to it', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  await played.sits(1);
  played.room('playing', 1);
  played.reveals(1, { words: { 1: 'ab'.repeat(16) } });
  assert.deepEqual(played.broken, []);
});

test('who takes a seat over in a match adds nothing to it', async () => {
  const played = new Played();
  played.greets('public', 1);
  played.room('playing', 1);
  await played.sits(1);
  assert.equal(witnessOf(played.code, 1), null);
});

test('a word that was refused leaves the one before it', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  const word = await played.sits();
  void played.client.giveWord({ t: 'sit', name: 'Ada' });
  const { id } = await played.hears('sit');
  await played.says({ t: 'no', id, code: 'room.sits_already', text: '' });
  assert.equal(witnessOf(played.code, 1)!.word, word);
});

test('of two words for one match, the server may take either', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  const first = await played.sits();
  await played.sits();
  played.room('playing', 1);
  played.reveals(1, { words: { 1: first } });
  assert.deepEqual(played.broken, []);
});

test('a word that was refused leaves nothing where there was none', async () => {
  const played = new Played();
  played.greets('public');
  played.room('seating', 1);
  void played.client.giveWord({ t: 'sit', name: 'Ada' });
  const { id } = await played.hears('sit');
  await played.says({ t: 'no', id, code: 'room.full', text: '' });
  assert.equal(witnessOf(played.code, 1), null);
});

test('a word of which the server heard only when the line was back is remembered', async () => {
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

test('with the room it is forgotten, but not what shows that the server broke its word', async () => {
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

test('a hundred matches are remembered, the newest', () => {
  for (let match = 1; match <= 150; ++match)
    keepWitness({ room: 'MANY', match, commit: '', seen: 0, word: '', given: 0, seat: null });
  assert.equal(witnesses().length, 100);
  assert.equal(witnesses()[0]!.match, 150);
  assert.equal(witnessOf('MANY', 50), null);
});
