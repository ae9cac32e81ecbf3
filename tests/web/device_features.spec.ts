// Features of the device that the app uses with permission: installation, notifications and sounds.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Interposed } from './fakedMessages';
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

test('the app can be installed: each icon of the manifest has its stated size', async () => {
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
    assert.equal(`${png.getUint32(16)}x${png.getUint32(20)}`, sizes, src); // the place of the size in a PNG
  }
  const offered = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  for (const wanted of ['192x192 any', '512x512 any', '512x512 maskable'])
    assert.ok(offered.includes(wanted), wanted);
  await ada.leave();
});

/** Replaces the system's notifications, which a test can't see. The page is hidden once `hidden` is set. */
async function standIn({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    class Notice {
      static permission = 'default';
      static answer = 'granted';
      static async requestPermission() {
        return (Notice.permission = Notice.answer);
      }
      constructor(title: string, { body }: { body: string }) {
        told.push(`${title}: ${body}`);
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

test("a hidden page shows a notification at the player's turn, if the player wants that", async () => {
  const ada = await env.person();
  await standIn(ada);
  await sitDown(ada, `${await roomAt(env.server, { bots: { 2: 'random' } })}?list`, 'Ada');
  await opensTurnNotice(ada);
  await turnNotice(ada).check();
  await ada.sees('You are told by a notification');
  await ada.findsNoBarrier();
  await ada.page.keyboard.press('Escape');
  const sample = ['Your turn: This is how you are told that it is your turn.'];
  assert.deepEqual(await told(ada), sample);
  await ada.press('Start the match');
  const moves = ada.page.locator('.moves-list button:not(:disabled)');
  await moves.first().waitFor();
  await eventually(async () => assert.match(await ada.page.title(), /Your turn/));
  assert.deepEqual(await told(ada), sample, 'the page is visible');
  await ada.page.evaluate(() => void ((window as unknown as Seen).hidden = true));
  await moves.first().click();
  await ada.page.waitForFunction(() => (window as unknown as Seen).told.length > 1);
  assert.deepEqual([...new Set(await told(ada))], [...sample, 'Your turn: Kingdomino']);
  await ada.leave();
});

const opensTurnNotice = async (person: Person) => {
  await person.page.getByLabel('More', { exact: true }).click();
  await person.press('Tell me when it is my turn');
};
const turnNotice = ({ page }: Person) => page.getByRole('switch', { name: 'Tell me when it is my turn' });

test('the page says whether the browser allows notifications, and the switch turns them off again', async () => {
  const ada = await env.person();
  await standIn(ada);
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await opensTurnNotice(ada);
  await ada.sees('You are not told.');
  for (const [answer, words] of [
    ['denied', 'This browser refused'],
    ['default', 'got no answer'],
    ['granted', 'You are told by a notification'],
  ] as const) {
    await ada.page.evaluate(said => Object.assign(Notification, { answer: said }), answer);
    await turnNotice(ada).click();
    await ada.page.getByRole('dialog').getByText(words).waitFor();
    assert.equal(await turnNotice(ada).isChecked(), answer === 'granted');
  }
  await turnNotice(ada).uncheck();
  await ada.sees('You are not told.');
  await ada.page.reload();
  await opensTurnNotice(ada);
  await ada.sees('You are not told.');
  assert.equal(await turnNotice(ada).isChecked(), false);
  await ada.leave();
});

/** Replaces the lock that keeps the screen on: `held` counts its holders. A hidden page loses it. */
async function standInForScreen({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    const locks = new Set<object>();
    let isHidden = false;
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request(what: string) {
          if (what !== 'screen' || isHidden) throw new DOMException('hidden', 'NotAllowedError');
          const lock = {
            released: false,
            async release() {
              lock.released = true;
              locks.delete(lock);
            },
          };
          locks.add(lock);
          return lock;
        },
      },
    });
    Object.assign(window, {
      held: () => locks.size,
      hide(hides: boolean) {
        isHidden = hides;
        if (hides) for (const lock of [...locks] as { release(): Promise<void> }[]) void lock.release();
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
}
interface Screen {
  held(): number;
  hide(hides: boolean): void;
}

const staysAwake = ({ page }: Person, held: number) =>
  page.waitForFunction(count => (window as unknown as Screen).held() === count, held);
const hides = ({ page }: Person, isHidden: boolean) =>
  page.evaluate(hidden => (window as unknown as Screen).hide(hidden), isHidden);

test('the screen stays on while a match runs and the page is visible, on a television, too', async () => {
  const [ada, tv] = [await env.person(), await env.person()];
  for (const person of [ada, tv]) await standInForScreen(person);
  const between = await Interposed.at(ada.page);
  const path = await roomAt(env.server, { bots: { 2: 'random' } });
  await sitDown(ada, `${path}?list`, 'Ada');
  await tv.open(`${path}?table`);
  await tv.page.locator('h1').first().waitFor({ state: 'attached' });
  for (const person of [ada, tv]) await staysAwake(person, 0);
  await ada.press('Start the match');
  for (const person of [ada, tv]) await staysAwake(person, 1);
  await hides(ada, true);
  await staysAwake(ada, 0);
  await hides(ada, false);
  await staysAwake(ada, 1);
  await hides(ada, false);
  await staysAwake(ada, 1);
  between.tells(message => (message.t === 'room' ? { ...message, phase: 'ended' } : message));
  const eve = await env.person();
  await eve.open(path); // so that the server sends the room again
  await staysAwake(ada, 0);
  await hides(ada, false);
  await staysAwake(ada, 0);
  for (const person of [eve, tv, ada]) await person.leave();
});

test('sounds stay off after they were switched off', async () => {
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
