// Servers that break their word about the random draws. The test changes the revealed values on their way to
// the page, which has seen other values earlier.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Interposed, type Message } from './fakedMessages';
import type { Person } from './person';
import { playToTheEnd, roomAt } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

interface Kept {
  match: number;
  commit: string;
  word: string;
  seat: number;
}

const kept = ({ page }: Person) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('reami.witness') ?? '[]') as Kept[]);
const alarm = ({ page }: Person) => page.locator('.broken-word[role=alert]');

const revealing =
  (change: object) =>
  (message: Message): Message =>
    message.t === 'reveal' ? { ...message, ...change } : message;

/** Ada plays a match against a bot to its end; the test rewrites the server's reveal by `change`. */
async function adaIsToldOf(
  change: object,
  person: Promise<Person>,
  { name = 'Your name', sit = 'Sit down', you = '(you)', start = 'Start the match' } = {},
): Promise<{ ada: Person; path: string }> {
  const ada = await person;
  const between = await Interposed.at(ada.page);
  between.tells(revealing(change));
  const path = await roomAt(env.server, { bots: { 2: 'random' } });
  await ada.open(`${path}?list`);
  await ada.page.getByLabel(name).fill('Ada');
  await ada.press(sit);
  await ada.sees(you);
  await ada.press(start);
  await playToTheEnd([ada]);
  return { ada, path };
}

test('another secret raises a notice at the table, with evidence to download, until the notice is closed', async () => {
  const secret = 'ab'.repeat(32);
  const { ada, path } = await adaIsToldOf({ secret }, env.person());
  await alarm(ada).getByText('The server did not keep its commitment in match 1').waitFor();
  await alarm(ada).getByText('the server could have chosen the draw').waitFor();
  assert.equal(await alarm(ada).getByText('The word that the server revealed').count(), 0);
  await ada.findsNoBarrier();
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.page.getByRole('link', { name: 'Download the evidence' }).click(),
  ]);
  const code = path.slice('/r/'.length);
  assert.equal(download.suggestedFilename(), `evidence-${code}-1.json`);
  const told = JSON.parse(readFileSync((await download.path())!, 'utf8')) as Record<string, unknown>;
  const [witness] = await kept(ada);
  assert.deepEqual(
    [told.room, told.match, told.commitment_seen, told.seat, told.word, told.exchanged],
    [code, 1, witness!.commit, 1, witness!.word, ['secret']],
  );
  assert.equal((told.revealed as { secret: string }).secret, secret);
  const file = await (await fetch(String(told.match_file))).text();
  assert.ok(file.includes(`commitment ${witness!.commit}\n`), 'the file has the true commitment');

  await ada.page.reload();
  await alarm(ada).waitFor();
  await ada.page.getByRole('link', { name: 'See the fairness check' }).click();
  await alarm(ada).getByText('The server did not keep its commitment in match 1').waitFor();
  await ada.page.locator('.proof li.wrong').getByText('is to another secret').waitFor();
  await ada.findsNoBarrier();
  await alarm(ada).getByRole('button', { name: 'Close' }).click();
  await alarm(ada).waitFor({ state: 'detached' });
  await ada.page.reload();
  await ada.page.locator('.proof li.wrong').getByText('is to another secret').waitFor();
  assert.equal(await alarm(ada).count(), 0);
  await ada.open(`${path}?list`);
  await ada.page.locator('.ending').waitFor();
  assert.equal(await alarm(ada).count(), 0);
  await ada.leave();
});

test('another word raises a notice, in Italian, too', async () => {
  const italian = { name: 'Il tuo nome', sit: 'Siediti', you: '(tu)', start: 'Inizia la partita' };
  const { ada, path } = await adaIsToldOf({ words: { 1: 'cd'.repeat(16) } }, env.italian(), italian);
  await alarm(ada).getByText("Il server non ha mantenuto l'impegno").waitFor();
  await alarm(ada).getByText('La parola che il server ha rivelato per il tuo posto').waitFor();
  await ada.findsNoBarrier();
  await ada.open(`${path}/1`);
  await ada.page.locator('.proof li.wrong').getByText('La parola del tuo posto non è').waitFor();
  assert.equal(await ada.page.locator('.proof li.wrong').count(), 1);
  await ada.leave();
});

test('for a server that keeps its word, the proof names the witness, in a further match, too', async () => {
  const { ada, path } = await adaIsToldOf({}, env.person());
  await ada.press('Play again');
  await ada.page.locator('.ending').waitFor({ state: 'detached' });
  await playToTheEnd([ada]);
  assert.equal(await alarm(ada).count(), 0);
  assert.deepEqual(
    (await kept(ada)).map(({ match, seat }) => [match, seat]),
    [
      [2, 1],
      [1, 1],
    ],
  );
  for (const match of [1, 2]) {
    await ada.open(`${path}/${match}`);
    await ada.page.locator('.proof li.proven').nth(4).waitFor();
    await ada.page.locator('.proof li.proven').getByText('before giving its word').waitFor();
    await ada.page.locator('.proof li.proven').getByText('The word of your seat').waitFor();
    assert.equal(await ada.page.locator('.proof li.wrong').count(), 0);
    assert.equal(await alarm(ada).count(), 0);
  }
  await ada.leave();
});

test('a browser without a word in the match reads what a file can not prove, and that the server checked the moves', async () => {
  const { ada, path } = await adaIsToldOf({}, env.person());
  const eve = await env.person();
  await eve.open(`${path}/1`);
  await eve.page.locator('.proof li.proven').nth(2).waitFor();
  await eve.page.locator('.proof li.missing').getByText('this browser gave no word for this match').waitFor();
  await eve.page.locator('.proof li.said').getByText('every move is legal').waitFor();
  await eventually(async () => assert.equal(await eve.page.locator('.proof li.proven').count(), 3));
  await eve.findsNoBarrier();
  await eve.leave();
  await ada.leave();
});

test("a file from the disk is compared with the browser's own word, and raises no notice", async () => {
  const { ada, path } = await adaIsToldOf({}, env.person());
  const [{ word }] = (await kept(ada)) as [Kept];
  const address = `${env.server.origin}/api/rooms${path.slice('/r'.length)}/matches/1`;
  const file = await (await fetch(address)).text();
  const open = (text: string) =>
    ada.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.match', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await ada.open('/replay');
  await open(file);
  await ada.page.locator('.proof li.proven').nth(4).waitFor();
  await open(file.replace(`word 1 ${word}`, `word 1 ${'cd'.repeat(16)}`));
  await ada.page.locator('.proof li.wrong').getByText('the word of your seat is not').waitFor();
  assert.equal(await alarm(ada).count(), 0);
  await ada.leave();
});
