// What the app asks of the device where it may: to be installed, to say when it is your turn, to be heard.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

interface Manifest {
  start_url: string;
  display: string;
  icons: { src: string; type: string; sizes: string; purpose: string }[];
}

test('it can be installed: each icon of the manifest has the size that is said', async () => {
  const ada = await env.person();
  await ada.open('/');
  const address = await ada.page.locator('link[rel=manifest]').getAttribute('href');
  const at = new URL(address!, env.server.origin);
  const manifest = (await (await fetch(at)).json()) as Manifest;
  assert.equal(new URL(manifest.start_url, at).href, `${env.server.origin}/`);
  assert.equal(manifest.display, 'standalone');
  for (const { src, type, sizes } of manifest.icons.filter(icon => icon.type === 'image/png')) {
    const served = await fetch(new URL(src, at));
    assert.equal(served.headers.get('content-type'), type);
    const png = new DataView(await served.arrayBuffer());
    assert.equal(`${png.getUint32(16)}x${png.getUint32(20)}`, sizes, src); // where a PNG says them
  }
  const offered = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  for (const wanted of ['192x192 any', '512x512 any', '512x512 maskable'])
    assert.ok(offered.includes(wanted), wanted);
  await ada.leave();
});

/**
 * In place of the system's notifications, which no test sees; and the page is hidden once `hidden` is set.
 */
async function standIn({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    class Notice {
      static permission = 'default';
      static async requestPermission() {
        return (Notice.permission = 'granted');
      }
      constructor(title: string) {
        told.push(title);
      }
    }
    Object.assign(window, { Notification: Notice, told, hidden: false });
    Object.defineProperty(document, 'hidden', { get: () => (window as unknown as Seen).hidden });
  });
}
interface Seen {
  told: string[];
  hidden: boolean;
}
const told = ({ page }: Person) => page.evaluate(() => (window as unknown as Seen).told);

test('a page that is hidden notifies whoever wishes it that it is their turn', async () => {
  const ada = await env.person();
  await standIn(ada);
  await sitDown(ada, `${await roomAt(env.server, { bots: { 2: 'random' } })}?list`, 'Ada');
  await ada.page.getByLabel('More').click();
  await ada.press('Tell me when it is my turn');
  await ada.press('Start the match');
  const moves = ada.page.locator('.moves-list button:not(:disabled)');
  await moves.first().waitFor();
  await eventually(async () => assert.match(await ada.page.title(), /Your turn/));
  assert.deepEqual(await told(ada), [], 'the page is seen');
  await ada.page.evaluate(() => void ((window as unknown as Seen).hidden = true));
  await moves.first().click();
  await ada.page.waitForFunction(() => (window as unknown as Seen).told.length > 0);
  assert.deepEqual([...new Set(await told(ada))], ['Your turn']);
  await ada.leave();
});

test('sounds that were switched off stay off', async () => {
  const ada = await env.person();
  await sitDown(ada, `${await roomAt(env.server, { bots: { 2: 'random' } })}?list`, 'Ada');
  await ada.press('Start the match');
  const sounds = (pressed: boolean) => ada.page.getByRole('button', { name: 'Sounds', pressed });
  await sounds(true).click();
  await sounds(false).waitFor();
  await ada.page.reload();
  await sounds(false).waitFor();
  await ada.leave();
});
