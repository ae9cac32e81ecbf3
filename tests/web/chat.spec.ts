// The chat of a room: a client that enters shows the newest lines, and loads older ones on request.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment({ settings: ['--chat-lines', '100'] });

/** A line of a thousand bytes, near the longest allowed one, so that a greeting has room for few of them. */
const long = (what: string) => `${what} ${'🏰'.repeat(240)}`;

async function say({ page }: Person, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.keyboard.press('Enter');
  await page.locator('.chat-lines li').getByText(text).waitFor();
}

const top = async ({ page }: Person, text: string) =>
  (await page.locator('.chat-lines li').getByText(text).boundingBox())!.y;
const scrolled = ({ page }: Person) => page.locator('.chat-lines').evaluate(list => list.scrollTop);
const isAtEnd = ({ page }: Person) =>
  page.locator('.chat-lines').evaluate(list => list.scrollHeight - list.scrollTop - list.clientHeight < 2);

test('a newcomer reads the newest lines, loads older ones, and keeps the reading position', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await sitDown(bob, path, 'Bob');
  for (let n = 1; n <= 40; ++n) await say(bob, long(`line ${n} of 40`));

  await ada.open(path);
  const line = (n: number) => ada.page.locator('.chat-lines li').getByText(`line ${n} of 40`);
  await line(40).waitFor();
  await eventually(async () => assert.equal(await isAtEnd(ada), true));
  assert.equal(await line(1).count(), 0);
  const older = ada.page.getByRole('button', { name: 'Earlier messages' });
  await older.waitFor({ state: 'attached' });
  await ada.findsNoBarrier();

  while ((await line(1).count()) === 0) {
    const first = (await ada.page.locator('.chat-text').first().innerText()).split(' 🏰')[0]!;
    await older.scrollIntoViewIfNeeded();
    const before = await top(ada, first);
    const heard = await ada.page.locator('.chat [aria-live]').innerText();
    await older.click();
    await eventually(async () => {
      const now = (await ada.page.locator('.chat-text').first().innerText()).split(' 🏰')[0];
      assert.notEqual(now, first);
    });
    assert.ok(Math.abs((await top(ada, first)) - before) < 2, `${first} moved from ${before}`);
    assert.equal(await ada.page.locator('.chat [aria-live]').innerText(), heard);
  }
  await older.waitFor({ state: 'detached' });
  assert.equal(await ada.page.locator('.chat-text').count(), 40);

  const reading = await scrolled(ada);
  await say(bob, 'Are you there?');
  await ada.page.locator('.chat-lines li').getByText('Are you there?').waitFor();
  assert.equal(await scrolled(ada), reading);
  await ada.page.locator('.chat-lines').evaluate(list => list.scrollTo(0, list.scrollHeight));
  await say(bob, 'Come and sit down');
  await ada.page.locator('.chat-lines li').getByText('Come and sit down').waitFor();
  await eventually(async () => assert.equal(await isAtEnd(ada), true));
  await bob.leave();
  await ada.leave();
});
