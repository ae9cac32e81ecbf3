// The review in a replay: a strong bot names the moves of a player that cost most.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import type { Person } from './person';
import { TestEnvironment } from './testEnvironment';

declare const TESTS_FOLDER: string;
const env = new TestEnvironment();

async function openFile(person: Person, path: string): Promise<void> {
  const text = readFileSync(join(TESTS_FOLDER, '../golden', path), 'utf8');
  await person.open('/replay');
  await person.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.match', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await person.page.locator('.proof').waitFor();
}

test('a review names the moves that cost most, and shows each of them on the table', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 } });
  await openFile(ada, 'kingdomino/two_players.match');
  const { page } = ada;
  await ada.press('Review the moves of Player 1');
  const review = page.locator('.review-found');
  await review.getByText(/^The bot looks at move \d+ of \d+$/).waitFor();
  await review.locator('progress').waitFor({ state: 'detached', timeout: 60_000 });
  const costly = review.locator('li');
  assert.equal(await costly.count(), 3);
  for (const text of await costly.locator('p').allInnerTexts())
    assert.match(text, /^Move \d+: “.+”\. Stronger: “.+”\.$|^On average, .*\d points? (fewer|more)/);
  const move = /^Move (\d+)/.exec(await costly.nth(1).innerText())![1]!;
  await costly.nth(1).getByRole('button', { name: 'Show the move' }).click();
  await page
    .locator('.steps output')
    .getByText(new RegExp(`^${move} of `))
    .waitFor();
  await ada.findsNoBarrier();
  await ada.leave();
});
