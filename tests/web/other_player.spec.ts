// A player opens another player's link for devices: the page asks before the browser becomes the other
// player, and keeps the earlier player there.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { linkOf, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

const token = ({ page }: Person) => page.evaluate(() => localStorage.getItem('reami.token'));

/** Ada and Bob have seats; the link is Ada's. */
async function adaAndBob(): Promise<{ ada: Person; bob: Person; link: string }> {
  const [ada, bob] = [await env.person(), await env.person()];
  const room = await roomAt(env.server);
  await sitDown(ada, room, 'Ada');
  await sitDown(bob, room, 'Bob');
  return { ada, bob, link: await linkOf(env.server, ada) };
}

test("the page asks a player who opens another player's link, names that player, and lets the player decline", async () => {
  const { ada, bob, link } = await adaAndBob();
  const before = await token(bob);
  await bob.open('/');
  await bob.open(link);
  await bob.sees('This link makes this browser the player Ada');
  assert.equal(new URL(bob.page.url()).hash, '');
  await bob.findsNoBarrier();
  await bob.press('Stay who I am');
  await bob.page.locator('.seats li', { hasText: 'Bob' }).getByText('(you)').waitFor();
  assert.equal(await token(bob), before);
  await ada.leave();
  await bob.leave();
});

test('a browser that became the other player can switch back to the earlier one', async () => {
  const { ada, bob, link } = await adaAndBob();
  const bobs = await token(bob);
  await bob.open('/');
  await bob.open(link);
  await bob.press('Become Ada');
  await bob.page.locator('.seats li', { hasText: 'Ada' }).getByText('(you)').waitFor();
  const adas = await token(bob);
  assert.notEqual(adas, bobs);
  await bob.page.getByLabel('More').click();
  await bob.press('My devices');
  await bob.findsNoBarrier();
  await bob.page.getByRole('button', { name: /^Be Bob again, in room / }).click();
  await bob.page.locator('.seats li', { hasText: 'Bob' }).getByText('(you)').waitFor();
  assert.equal(await token(bob), bobs);
  const kept = await bob.page.evaluate(() => localStorage.getItem('reami.earlier'));
  assert.deepEqual(
    (JSON.parse(kept!) as { token: string }[]).map(one => one.token),
    [adas],
  );
  await ada.leave();
  await bob.leave();
});

test("the page asks nothing for a used link, which it reports, and for one's own link", async () => {
  const { ada, bob, link } = await adaAndBob();
  await ada.open('/');
  await ada.open(link);
  await ada.page.locator('.seats li', { hasText: 'Ada' }).getByText('(you)').waitFor();
  const phone = await env.person({ forgives: /422/ });
  await phone.open(link);
  await phone.page.locator('.seats li', { hasText: 'Ada' }).getByText('(you)').waitFor();
  await phone.page.getByLabel('More').click();
  await phone.press('Stand up and watch');
  await phone.page.getByLabel('Your name').waitFor();
  await phone.open('/');
  await phone.open(`${link.split('#')[0]}#ABCDEFGHJKLM`);
  await phone.sees('This link to a seat was already used');
  for (const one of [ada, bob, phone]) await one.leave();
});
