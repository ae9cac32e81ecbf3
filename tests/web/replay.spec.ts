// The replay of a match that has ended, move by move, and its fairness check.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { allIsInSight, inEveryWindow, mouse, pointers } from './inSight';
import type { Person } from './person';
import { playToTheEnd, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

declare const TESTS_FOLDER: string;
const golden = join(TESTS_FOLDER, '../golden/kingdomino');

const env = new TestEnvironment();

const at = ({ page }: Person) => page.locator('.steps output').innerText();
const comesTo = (person: Person, position: string) =>
  eventually(async () => assert.equal(await at(person), position));

async function openFile(person: Person, text: string): Promise<void> {
  await person.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.match', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('keys and slider step through the match of a room, which can be downloaded and is proven', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server, { bots: { 2: 'greedy' } });
  await sitDown(ada, `${path}?list`, 'Ada');
  await ada.press('Start the match');
  await playToTheEnd([ada]);
  await ada.open(`${path}/1`);
  const { page } = ada;
  await page.locator('.proof li.proven').nth(4).waitFor(); // checks of the file and of the witness
  const last = Number(/\d+$/.exec(await at(ada))![0]);
  await page.keyboard.press('End');
  await comesTo(ada, `${last} of ${last}`);
  await page.locator('.replay-told').getByText('The match is over').waitFor();
  await page.keyboard.press('ArrowLeft');
  await comesTo(ada, `${last - 1} of ${last}`);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await comesTo(ada, `1 of ${last}`);
  assert.match(await page.locator('.replay-told').innerText(), /chooses domino \d+/);
  await page.getByLabel('Move', { exact: true }).fill('5');
  await comesTo(ada, `5 of ${last}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  const served = await fetch(`${env.server.origin}/api/rooms${path.slice(2)}/matches/1`);
  assert.equal(readFileSync((await download.path())!, 'utf8'), await served.text());
  await ada.findsNoBarrier();
  await page.getByRole('link', { name: 'Room', exact: true }).click();
  await page.locator('.ending').waitFor();
  await ada.leave();
});

test('a file from the disk is shown round by round, in Italian, too', async () => {
  const ada = await env.italian();
  await ada.open('/replay');
  await openFile(ada, readFileSync(join(golden, 'dynasty.match'), 'utf8'));
  await ada.page.locator('.proof li.proven').nth(2).waitFor();
  await ada.page.keyboard.press('End');
  await ada.page.locator('.replay-told').getByText('La partita è finita').waitFor();
  await ada.findsNoBarrier();
  await ada.leave();
});

test('the browser detects a forged word, and says so plainly', async () => {
  const ada = await env.person();
  await ada.open('/replay');
  await openFile(
    ada,
    readFileSync(join(golden, 'two_players.match'), 'utf8').replace(/^word 1 ./m, 'word 1 f'),
  );
  await ada.sees("WRONG: the seed doesn't come from the secret");
  assert.equal(await ada.page.locator('.proof li.wrong').count(), 1);
  await ada.leave();
});

test('a wrong file is refused with the line of its error, and another file can be opened', async () => {
  const ada = await env.person({ forgives: /422/ });
  await ada.open('/replay');
  await openFile(ada, 'reami match 1\ngame chess\n');
  await ada.sees('line 2: there is no game `chess`');
  await openFile(ada, readFileSync(join(golden, 'two_players.match'), 'utf8'));
  await ada.page.locator('.proof li.proven').nth(2).waitFor();
  await ada.page.locator('.refusal').waitFor({ state: 'detached' });
  await ada.leave();
});

test('a replay of Tóncc names the places of the Kings after the regions that the board shows', async () => {
  const ada = await env.person();
  await ada.open('/replay');
  await openFile(ada, readFileSync(join(TESTS_FOLDER, '../golden/toncc/each_kingdom.match'), 'utf8'));
  const moves = ada.page.locator('.replay-moves button', { hasText: 'Everyone moves' });
  await moves.first().waitFor();
  for (const told of await moves.allInnerTexts()) {
    assert.match(told, /from (?:the compass|[BYR][1-6]) to (?:the compass|[BYR][1-6])/);
    assert.doesNotMatch(told, /\b(?:n[1-6]|h\d+)\b/);
  }
  await ada.leave();
});

test('the list of moves shows the current move, after a change of the window, too', async () => {
  const ada = await env.person({ viewport: { width: 1366, height: 650 } });
  const { page } = ada;
  await ada.open('/replay');
  await openFile(ada, readFileSync(join(golden, 'two_players.match'), 'utf8'));
  await page.locator('.replay-moves').waitFor();
  const last = Number(/\d+$/.exec(await at(ada))![0]);
  await page.getByLabel('Move', { exact: true }).fill(String(Math.round(last / 2)));
  await comesTo(ada, `${Math.round(last / 2)} of ${last}`);
  await inEveryWindow(ada, 'mouse', () =>
    eventually(async () => {
      const list = await page.locator('.replay-moves ol').boundingBox();
      const told = (await page.locator('.replay-told').boundingBox())!;
      // A low window has space only for the line with the current move.
      if (list === null) return assert.ok(page.viewportSize()!.height <= 480 && told.height > 0);
      const move = (await page.locator('.replay-moves [aria-current]').boundingBox())!;
      const middle = move.y + move.height / 2;
      assert.ok(middle > list.y && middle < list.y + list.height, `${middle} is out of the list`);
    }),
  );
  await ada.leave();
});

/** A match of each game, and the elements that a replay shows together. */
const boards = [
  ['kingdomino', 'four_players', '.kingdom-board', 4],
  ['dominium', 'until_the_board_is_full', '.dominium-board, .dominium-seat', 3],
  ['toncc', 'each_kingdom', '.toncc-board, .toncc-map, .king-panel', 5],
  ['domaine', 'four_players_until_the_king', '.domaine-board, .standing', 5],
] as const;

for (const [game, file, shown, count] of boards)
  test(`${game}: boards and controls are visible together from the first move to the last, in every window`, async () => {
    const ada = await env.person({ viewport: { width: 1366, height: 650 } });
    const { page } = ada;
    await ada.open('/replay');
    await openFile(ada, readFileSync(join(TESTS_FOLDER, '../golden', game, `${file}.match`), 'utf8'));
    await page.locator('.table-frame').waitFor();
    const last = Number(/\d+$/.exec(await at(ada))![0]);
    for (const position of [0, Math.round(last / 2), last]) {
      await page.getByLabel('Move', { exact: true }).fill(String(position));
      await comesTo(ada, `${position} of ${last}`);
      for (const pointer of pointers)
        await inEveryWindow(ada, pointer, async () => {
          await page.evaluate(() => scrollTo(0, 0));
          assert.equal(await page.locator(`:is(${shown}) >> visible=true`).count(), count);
          await allIsInSight(
            ada,
            `${game}, move ${position}`,
            { seen: `:is(${shown}, .replay-told, .steps output)`, pressed: '.steps button' },
            pointer === 'touch' ? 40 : mouse,
          );
        });
    }
    await ada.leave();
  });
