// How a room invites: its code, the whole link, and an address that others can open.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

const link = ({ page }: Person) => page.getByLabel('Invitation link');

test('a room shows its code and its whole link', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 } });
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await link(ada)
    .getByText(env.server.origin + path, { exact: true })
    .waitFor();
  await ada.page.locator('.room-code').getByText(path.slice('/r/'.length), { exact: true }).waitFor();
  const isCut = await link(ada).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  assert.ok(!isCut, 'the link ends before its end');
  await ada.hasNothingBeside();
  await ada.findsNoBarrier();
  await ada.leave();
});

test('who is invited says a name in the first screen, also of a phone on its side', async () => {
  for (const [width, height] of [
    [740, 360],
    [360, 740],
    [1366, 650],
  ] as const) {
    const bob = await env.italian({ viewport: { width, height } });
    await bob.open(await roomAt(env.server, { options: { dynasty: true } }));
    for (const what of ['.join input', '.join button[type=submit]']) {
      const box = await bob.page.locator(what).boundingBox();
      assert.ok(box && box.y + box.height <= height, `${what} at ${width}: ${JSON.stringify(box)}`);
    }
    await bob.hasNothingBeside();
    await bob.leave();
  }
});

test('a code is copied by itself', async () => {
  const ada = await env.person({ permissions: ['clipboard-read', 'clipboard-write'] });
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await ada.press('Copy the code');
  await ada.page.locator('.room-code').getByText('Copied').waitFor();
  assert.equal(await ada.page.evaluate(() => navigator.clipboard.readText()), path.slice('/r/'.length));
  await ada.leave();
});

test('a server that listens for its own machine alone says so, and what changes that', async () => {
  const ada = await env.person();
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await ada.sees('works on this computer only');
  await ada.sees('--listen 0.0.0.0');
  assert.equal(await ada.page.locator('.qr').count(), 0, 'a camera would find nothing there');
  await ada.leave();
});

test('on a machine in networks, the link and its code for cameras begin with an address there', async () => {
  const urls = ['http://192.168.1.20:8080', 'http://10.0.0.5:8080'];
  const ada = await env.person();
  await ada.page.route('**/api/addresses', route => route.fulfill({ json: { urls, only_here: false } }));
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  for (const url of urls) {
    await ada.page.getByRole('radio', { name: url.slice('http://'.length) }).check();
    await link(ada)
      .getByText(url + path, { exact: true })
      .waitFor();
    await ada.page.getByRole('img', { name: url + path }).waitFor();
  }
  await ada.findsNoBarrier();
  await ada.leave();
});

test('where all seats are taken, the invitation is folded', async () => {
  const ada = await env.person();
  await sitDown(ada, await roomAt(env.server, { bots: { 2: 'greedy' } }), 'Ada');
  assert.equal(await link(ada).count(), 0);
  await ada.page.getByText('Invite friends').click();
  await link(ada).waitFor();
  await ada.press('Remove Normal bot 2');
  await ada.page.getByRole('heading', { name: 'Invite friends' }).waitFor();
  await ada.leave();
});
