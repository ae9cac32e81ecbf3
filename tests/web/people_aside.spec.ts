// Beside a table: the seats and the chat, folded or not, with a mark for unread lines.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { botsBeside, fold, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

async function say({ page }: Person, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

const unread = ({ page }: Person, words: string) => page.locator('.bar').getByRole('button', { name: words });

test('on a phone, the page counts unread lines of chat, and one touch leads to them', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const bob = await env.person();
  await startMatch(await roomAt(env.server), ada, bob);
  await ada.page.evaluate(() => scrollTo(0, 0));
  await say(bob, 'Hello');
  await unread(ada, '1 unread message').waitFor();
  await say(bob, 'Are you there?');
  await ada.hasNothingBeside();
  const bar = await ada.page.locator('.bar').evaluate(one => one.scrollWidth - one.clientWidth);
  assert.equal(bar, 0, 'the whole bar is visible');
  await ada.findsNoBarrier();
  await unread(ada, '2 unread messages').tap();
  await ada.page.getByText('Are you there?').last().waitFor();
  await unread(ada, 'unread').waitFor({ state: 'detached' });
  for (const person of [ada, bob]) await person.leave();
});

test('folded seats and chat give their room to the table, and stay folded', async () => {
  const size = { viewport: { width: 1920, height: 1080 } };
  const [ada, bob] = [await env.person(size), await env.person(size)];
  await startMatch(await roomAt(env.server), ada, bob);
  const width = async () => (await ada.page.locator('.playing-table').boundingBox())!.width;
  const narrow = await width();
  await fold(ada, 'At the table');
  await fold(ada, 'Chat');
  await eventually(async () => assert.ok((await width()) > narrow, 'the table becomes wider'));
  await say(bob, 'Hello');
  await ada.page.locator('summary').getByText('1 unread message').waitFor({ state: 'attached' });
  await ada.findsNoBarrier();
  await ada.page.reload();
  await ada.page.locator('.moves').waitFor();
  assert.equal(await ada.page.locator('.beside[open]').count(), 0);
  await fold(ada, 'Chat');
  await ada.page.locator('.chat-lines').getByText('Hello').waitFor();
  for (const person of [ada, bob]) await person.leave();
});

test('with bots only, seats and chat are folded until the person opens them', async () => {
  const ada = await env.person();
  await sitDown(ada, await roomAt(env.server, { bots: botsBeside(2) }), 'Ada');
  await ada.press('Start the match');
  const open = ada.page.locator('.beside[open]');
  await ada.page.locator('.beside').nth(1).waitFor();
  assert.equal(await open.count(), 0);
  await fold(ada, 'Chat');
  await ada.page.waitForFunction(() => localStorage.getItem('reami.folded.chat') === 'no');
  await ada.page.reload();
  await open.getByText('Chat').waitFor();
  await ada.page.locator('.beside').nth(1).waitFor();
  assert.equal(await open.count(), 1);
  await ada.leave();
});

test('one press sends a quick phrase', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await ada.press('Quick phrases');
  await ada.press('Good luck!');
  await bob.page.locator('.chat-lines').getByText('Good luck!').waitFor();
  await ada.findsNoBarrier();
  await bob.leave();
  await ada.leave();
});
