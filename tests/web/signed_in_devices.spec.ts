// The devices of a player, and how the player signs out one of them, or all others. One player is real; the
// other is faked, and has many devices.
import assert from 'node:assert/strict';
import test from 'node:test';
import jsQR from 'jsqr';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();
const inGreenwich = { timezoneId: 'UTC' };

const day = 86_400_000;
const now = Date.UTC(2026, 10, 22, 12);
const here = {
  device: 'a0000001',
  since: now - day,
  seen: now,
  client: 'reami-web (Firefox on Linux)',
  this: true,
};
const phone = {
  device: 'a0000002',
  since: now - 9 * day,
  seen: now - 8 * day,
  client: 'reami-web (Safari on iPhone)',
};
const old = { device: 'a0000003', since: now - 99 * day, seen: now - 98 * day, client: '' };

interface Asked {
  path: string;
  token: string | undefined;
}

/** Answers the page's requests about devices with the remaining ones; returns the requests. */
async function served({ page }: Person): Promise<Asked[]> {
  const asked: Asked[] = [];
  let devices: object[] = [old, phone, here];
  await page.route(/\/api\/devices/, async route => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    asked.push({ path, token: (await request.allHeaders()).authorization });
    if (path === '/api/devices') return route.fulfill({ json: { devices } });
    assert.deepEqual(request.postDataJSON(), {});
    await route.fulfill({ json: { signed_out: devices.length - 1 } });
    devices = [here];
  });
  return asked;
}

const token = ({ page }: Person) => page.evaluate(() => localStorage.getItem('reami.token'));

test('a phone that got the seat by a link is listed, signed out, and says so', async () => {
  const [ada, mobile] = [await env.person(), await env.person()];
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await ada.page.getByLabel('More').click();
  await ada.press('Continue on another device');
  const link = (await ada.page.getByLabel('Link to your seat').textContent())!;
  await mobile.open(link.slice(env.server.origin.length));
  await mobile.sees('(you)');
  await ada.open('/');
  await ada.press('My devices');
  const lines = ada.page.locator('.devices li');
  await lines.nth(1).waitFor();
  assert.match(await lines.nth(0).innerText(), /^reami-web \(Chrome on Linux\) \(this one\)/);
  assert.match(await lines.nth(1).innerText(), /^reami-web \(Chrome on Linux\)\s/);
  await ada.press(/^Sign out reami-web/);
  await ada.sees(/^reami-web .* will lose your seats\./);
  await ada.findsNoBarrier();
  await ada.page.locator('.sure').getByRole('button', { name: 'Sign out', exact: true }).click();
  await ada.sees('One device was signed out.');
  await mobile.sees('This device was signed out');
  await mobile.page.locator('.seats').getByText('(you)').waitFor({ state: 'detached' });
  await mobile.leave();
  await ada.leave();
});

/** The text of the QR code that the page shows. */
async function qrCodeOf({ page }: Person): Promise<string> {
  const picture = await page.locator('.qr').screenshot();
  const { data, width, height } = await page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), one => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { data: [...data], width: image.width, height: image.height };
  }, picture.toString('base64'));
  return jsQR(Uint8ClampedArray.from(data), width, height)!.data;
}

test('a phone that reads the QR code continues the match that began on the laptop', async () => {
  const inTheNetwork = 'http://192.168.1.20:8080';
  const [ada, mobile] = [await env.person(), await env.person()];
  await ada.page.route('**/api/addresses', route =>
    route.fulfill({ json: { urls: [inTheNetwork], only_here: false } }),
  );
  await sitDown(ada, await roomAt(env.server, { bots: { 2: 'greedy' } }), 'Ada');
  await ada.press('Start the match');
  await ada.page.locator('.table-frame').waitFor();
  await ada.page.getByLabel('More').click();
  await ada.press('Continue on another device');
  await ada.page.locator('.qr').waitFor();
  const link = await qrCodeOf(ada);
  assert.ok(link.startsWith(inTheNetwork), link);
  await mobile.open(link.slice(inTheNetwork.length));
  await mobile.page.locator('.table-frame').waitFor();
  await mobile.page.getByLabel('More').click();
  await mobile.press('My devices');
  await mobile.page.locator('.devices li').nth(1).waitFor();
  await ada.leave();
  await mobile.leave();
});

test('a spectator has no devices yet', async () => {
  const eve = await env.person({ forgives: /401/ });
  await eve.open(await roomAt(env.server));
  await eve.page.getByLabel('Your name').waitFor();
  await eve.page.getByLabel('More').click();
  await eve.press('My devices');
  await eve.sees('You are not signed in yet.');
  await eve.findsNoBarrier();
  await eve.leave();
});

test('the devices of a player are listed, and the others are signed out after a confirmation', async () => {
  const ada = await env.person(inGreenwich);
  const asked = await served(ada);
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await ada.page.getByLabel('More').click();
  await ada.press('My devices');
  const lines = ada.page.locator('.devices li');
  await lines.nth(2).waitFor();
  assert.match(
    await lines.nth(0).innerText(),
    /^reami-web \(Firefox on Linux\) \(this one\)\s+signed in on 21 Nov 2026, last seen on 22 Nov 2026$/,
  );
  assert.match(await lines.nth(1).innerText(), /^reami-web \(Safari on iPhone\)\s/);
  assert.match(await lines.nth(2).innerText(), /^A device\s/);
  await ada.findsNoBarrier();
  await ada.press('Sign out the other devices');
  await ada.sees('The 2 other devices will lose your seats');
  await ada.findsNoBarrier();
  await ada.press('Cancel');
  assert.equal(asked.length, 1);
  await ada.press('Sign out the other devices');
  await ada.page.locator('.sure').getByRole('button', { name: 'Sign out the other devices' }).click();
  await ada.sees('2 devices were signed out.');
  await lines.nth(1).waitFor({ state: 'detached' });
  assert.equal(await ada.page.getByRole('button', { name: 'Sign out the other devices' }).count(), 0);
  const bearer = `Bearer ${await token(ada)}`;
  assert.deepEqual(asked, [
    { path: '/api/devices', token: bearer },
    { path: '/api/devices/sign_out_others', token: bearer },
    { path: '/api/devices', token: bearer },
  ]);
  await ada.leave();
});

test('the first page links to the devices; a person who has never played has none', async () => {
  const ada = await env.italian({ viewport: { width: 360, height: 740 } });
  const asked = await served(ada);
  await ada.open('/');
  await ada.press('I miei dispositivi');
  await ada.sees("Non hai ancora fatto l'accesso.");
  await ada.findsNoBarrier();
  assert.deepEqual(asked, []);
  await ada.press('Chiudi');
  await ada.open(await roomAt(env.server));
  await ada.page.getByLabel('Il tuo nome').waitFor();
  await ada.open('/');
  await ada.press('I miei dispositivi');
  await ada.page.locator('.devices li').nth(2).waitFor();
  await ada.hasNothingBeside();
  await ada.press('Scollega gli altri dispositivi');
  await ada.hasNothingBeside();
  await ada.findsNoBarrier();
  await ada.leave();
});

test('the page says that the server does not answer', async () => {
  const ada = await env.person({ forgives: /Failed to load resource/ });
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await ada.page.route(/\/api\/devices/, route => route.abort());
  await ada.page.getByLabel('More').click();
  await ada.press('My devices');
  await ada.page.locator('dialog [role=alert]').getByText("The server can't be reached right now.").waitFor();
  await ada.leave();
});

test('a device that was signed out says so', async () => {
  const ada = await env.person();
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await ada.page.evaluate(() => {
    const places = JSON.parse(localStorage.getItem('reami.places')!) as { token: string }[];
    localStorage.setItem('reami.places', JSON.stringify(places.map(one => ({ ...one, token: 'revoked' }))));
  });
  await ada.page.reload();
  await ada.sees('This device was signed out');
  await ada.sees('You are invited');
  await ada.findsNoBarrier();
  await ada.page.locator('.line-notice').getByRole('button', { name: 'Close' }).click();
  await ada.page.getByText('This device was signed out').waitFor({ state: 'hidden' });
  await ada.leave();
});
