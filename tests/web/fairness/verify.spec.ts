// The fairness check of PROTOCOL.md, with its worked example and with recorded matches of the engine.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { commitmentOf } from '../../../clients/web/fairness/commitment';
import { roundSeedOf, seedOf, Stream } from '../../../clients/web/fairness/seed';
import { verify } from '../../../clients/web/fairness/verify';
import { dealt, dealtRound } from '../../../clients/web/games/kingdomino/deal';
import type { Deal } from '../../../clients/web/model/game';
import { readMatchFile } from '../../../clients/web/model/matchFile';

declare const TESTS_FOLDER: string;
const protocol = readFileSync(join(TESTS_FOLDER, '../../protocol/PROTOCOL.md'), 'utf8');
const golden = join(TESTS_FOLDER, '../golden/kingdomino');
const match = (name: string) => readFileSync(join(golden, name), 'utf8');

/** The value behind a name in the worked example. */
function shown(name: string): string {
  const block = /```vector\n([^`]*)```/.exec(protocol)![1]!;
  return block
    .split('\n')
    .find(line => line.startsWith(`${name} `))!
    .slice(name.length + 1);
}

const secret = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join('');
const words = { 2: '00112233445566778899aabbccddeeff', 1: '0123456789abcdef' };

test('the client computes the worked example of PROTOCOL.md', () => {
  assert.equal(commitmentOf(secret), shown('commit'));
  const seed = seedOf(secret, words);
  assert.equal(seed, shown('seed'));
  const round = roundSeedOf(seed, 1);
  assert.equal(round, shown('seed of round 1'));
  const stream = new Stream(round);
  const first = [1, 2, 3, 4].map(() => stream.word().toString(16).padStart(8, '0'));
  assert.equal(first.join(' '), shown('first words of its stream'));
  const { kings, dominoes } = dealtRound({}, 2, round);
  assert.equal(kings.join(' '), shown('kings'));
  assert.equal(dominoes.join(' '), shown('dominoes'));
});

const verdicts = (text: string) => verify(readMatchFile(text), dealt as Deal).map(finding => finding.verdict);

for (const name of readdirSync(golden))
  test(`an honest match is proven: ${name}`, () => {
    assert.deepEqual(verdicts(match(name)), ['proven', 'proven', 'proven']);
  });

test('a forged word is detected', () => {
  const forged = match('two_players.match').replace(/^word 1 ./m, 'word 1 f');
  assert.deepEqual(verdicts(forged), ['proven', 'wrong', 'proven']);
});

test('a secret that does not match the commitment is detected', () => {
  const forged = match('two_players.match').replace(/^secret ../m, 'secret ff');
  assert.deepEqual(verdicts(forged), ['wrong', 'wrong', 'proven']);
});

test('a deal that does not follow from the seed is detected', () => {
  const forged = match('two_players.match').replace(/^kings .*/m, 'kings 1 2 1 2');
  assert.deepEqual(verdicts(forged), ['proven', 'proven', 'wrong']);
});

test('a file without the needed facts proves nothing', () => {
  const bare = match('two_players.match').replace(/^(secret|commitment) .*\n/gm, '');
  assert.deepEqual(verdicts(bare), ['missing', 'missing', 'proven']);
});

test('a match with a given set-up has nothing to prove', () => {
  assert.deepEqual(
    verdicts('reami match 1\ngame kingdomino\nseats 2\n\nset-up\nround 1\nkings 1 2 2 1\n'),
    [],
  );
});

test('a name with spaces is read completely', () => {
  const file = readMatchFile(
    'reami match 1\ngame kingdomino\nseats 2\nplayer 1 Ada di Lovelace\nbot 2 greedy\n',
  );
  assert.deepEqual(file.players, {
    1: { name: 'Ada di Lovelace', isBot: false },
    2: { name: 'greedy', isBot: true },
  });
});
