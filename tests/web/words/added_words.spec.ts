// The words of a game arrive later: in the current language, whatever the person chose while they were
// loading.
import assert from 'node:assert/strict';
import test from 'node:test';
import { addWords, known, language, speak, type WordLoaders } from '../../../clients/web/words/t';

Object.assign(globalThis, { document: { documentElement: {} } });

/** The words of a game, which arrive when the test lets them. */
class Coming {
  private let!: () => void;
  private come = new Promise<void>(resolve => (this.let = resolve));

  constructor(
    private readonly key: string,
    private readonly fails = false,
  ) {}

  readonly words: WordLoaders = { en: () => this.said('castle'), it: () => this.said('castello') };

  arrive(): void {
    this.let();
  }

  private async said(text: string) {
    await this.come;
    if (this.fails) throw new Error('out of reach');
    return { default: { [this.key]: text } };
  }
}

test('the words of a game are known once they have arrived; those of the interface are known before', async () => {
  await speak('en');
  const game = new Coming('test.first');
  const added = addWords(game.words);
  assert.equal(known('test.first'), undefined);
  assert.notEqual(known('page.home'), undefined);
  game.arrive();
  await added;
  assert.equal(known('test.first'), 'castle');
});

test('another language has the words of every game', async () => {
  await speak('it');
  assert.equal(known('test.first'), 'castello');
  await speak('en');
});

test('a language that is chosen while words are loading applies to them', async () => {
  const game = new Coming('test.second');
  const all = [addWords(game.words), speak('it')];
  game.arrive();
  await Promise.all(all);
  assert.deepEqual([language.value, known('test.second')], ['it', 'castello']);
});

test('words that are added while a language is loading appear in it', async () => {
  const game = new Coming('test.third');
  const all = [speak('en'), addWords(game.words), addWords(game.words)];
  game.arrive();
  await Promise.all(all);
  assert.deepEqual([language.value, known('test.third')], ['en', 'castle']);
});

test('words that fail to load change nothing, and can be loaded later', async () => {
  const game = new Coming('test.fourth', true);
  game.arrive();
  await assert.rejects(addWords(game.words));
  assert.equal(known('test.first'), 'castle');
  await assert.rejects(addWords(game.words));
  await speak('it');
  assert.deepEqual([language.value, known('test.first')], ['it', 'castello']);
});
