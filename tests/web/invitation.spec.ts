// The invitation of a room: its code, the whole link, and an address that others can open.
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
  assert.ok(!isCut, 'the link is cut off');
  await ada.hasNothingBeside();
  await ada.findsNoBarrier();
  await ada.leave();
});

test('an invited person gives a name on the first screen, also on a phone in landscape', async () => {
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

test('the code can be copied alone', async () => {
  const ada = await env.person({ permissions: ['clipboard-read', 'clipboard-write'] });
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await ada.press('Copy the code');
  await ada.page.locator('.room-code').getByText('Copied').waitFor();
  assert.equal(await ada.page.evaluate(() => navigator.clipboard.readText()), path.slice('/r/'.length));
  await ada.leave();
});

test('a server that listens only for its own machine says so, and how to change that', async () => {
  const ada = await env.person();
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await ada.sees('works on this computer only');
  await ada.sees('--listen 0.0.0.0');
  assert.equal(await ada.page.locator('.qr').count(), 0, 'a QR code would lead nowhere');
  await ada.leave();
});

test('on a machine with a network, the link and the QR code begin with its address there', async () => {
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

test('the invitation is folded while all seats are taken', async () => {
  const ada = await env.person();
  await sitDown(ada, await roomAt(env.server, { bots: { 2: 'greedy' } }), 'Ada');
  assert.equal(await link(ada).count(), 0);
  await ada.page.getByText('Invite friends').click();
  await link(ada).waitFor();
  await ada.press('Remove Normal bot 2');
  await ada.page.getByRole('heading', { name: 'Invite friends' }).waitFor();
  await ada.leave();
});
