// The admin page: the server serves it once a token was made, and an admin works with it for an hour, on
// phones and large screens, in both languages. PROTOCOL.md, "For admins".
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person, PersonOptions } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

/** The console reports the refusal of a wrong or missing token. */
const forgives = /Failed to load resource/;

let tokens = 0;
const newToken = () => env.server.admin('token', `ada${++tokens}`, '--until', '1d').trim();

/** A person who is signed in with a new token. */
async function admin(options: PersonOptions = {}): Promise<Person> {
  const token = newToken();
  const ada = await env.person(options);
  await ada.open('/admin');
  await ada.page.locator('input[type=password]').fill(token);
  await ada.page.locator('button[type=submit]').click();
  await ada.page.locator('.admin-sections').waitFor();
  return ada;
}

const part = (ada: Person, name: string) => ada.page.getByRole('button', { name, exact: true }).click();
const line = (ada: Person, text: string | RegExp) =>
  ada.page.locator('.admin-lines li', { hasText: text }).first();

/** Presses the button with that name in the open dialog, and confirms it. */
async function does({ page }: Person, name: string): Promise<void> {
  await page.locator('.deed button', { hasText: name }).first().click();
  await page.locator('.deed form button[type=submit]', { hasText: name }).click();
}

test('the page is not served before a token is made, and a wrong token opens nothing', async () => {
  const eve = await env.person({ forgives });
  await eve.open('/admin');
  await eve.sees('There is nothing at this address.');
  const token = newToken();
  await eve.open('/admin');
  await eve.page.getByLabel('Token').waitFor();
  await eve.findsNoBarrier();
  await eve.page.getByLabel('Token').fill('0123');
  await eve.press('Sign in');
  await eve.sees('This token is not valid');
  await eve.page.getByLabel('Token').fill(token);
  await eve.press('Sign in');
  await eve.sees('The database works.');
  const kept = await eve.page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  assert.ok(!kept.includes(token), 'the page does not store the token');
  assert.ok(!eve.page.url().includes(token));
  await eve.press('Leave');
  await eve.page.getByLabel('Token').waitFor();
  await eve.leave();
});

test('the table of a minute lets the admin ban the player with most requests', async () => {
  const ada = await admin({ forgives });
  const busiest = ada.page.getByRole('region', { name: 'This minute' }).getByRole('button');
  await busiest.filter({ hasText: '127.0.0.1' }).click();
  await does(ada, 'Silence this address');
  await ada.sees('Done.');
  await ada.page.keyboard.press('Escape');
  await part(ada, 'Rules');
  await line(ada, /an address.*Silenced until/s)
    .getByRole('button', { name: 'End it now' })
    .click();
  await line(ada, /an address/)
    .locator('button[type=submit]')
    .click();
  await ada.sees('Nobody is banned or silenced.');
  await ada.leave();
});

test('a chosen time of the last day shows its figures, or says that nothing is known', async () => {
  const ada = await admin();
  await ada.page.route('**/api/admin', async route => {
    const { t, from, to } = route.request().postDataJSON() as { t: string; from: number; to?: number };
    if (t !== 'history' || to === undefined) return route.fallback();
    assert.equal(to - from, 20 * 60_000);
    const asked = new Date((from + to) / 2);
    assert.ok(asked.getTime() <= Date.now(), 'it is past');
    const minutes = asked.getHours() === 21 ? [minuteAt(asked.getTime())] : [];
    return route.fulfill({ json: { t: 'history', minutes } });
  });
  const clock = ada.page.getByLabel('Around what time of the last day');
  await clock.fill('21:00');
  const row = ada.page.getByRole('region', { name: /^Around 21:00/ }).locator('tbody tr');
  await row.getByText('21:00').waitFor();
  const cells = ['180 %', '41', '977', '≤ 1000 ms', '≤ 3 ms', '≤ 300 ms', '12'];
  assert.deepEqual((await row.locator('td').allInnerTexts()).slice(0, -1), cells);
  await row.getByRole('button', { name: '203.0.113.7: 900, 5 refused' }).waitFor();
  await ada.findsNoBarrier();
  await clock.fill('04:30');
  await ada.sees('There are no figures of that time');
  await ada.leave();
});

/** A minute in which all figures differ. */
const minuteAt = (at: number) => ({
  ...{ at, connections: 41, websockets: 40, moves: 977, cpu_percent: 180 },
  ...{ step_mean_us: 90_000, step_at_most_us: 1_000_000, commit_mean_us: 900, commit_at_most_us: 3000 },
  ...{ bot_mean_us: 80_000, bot_at_most_us: 300_000, refusals: 7, refused_connections: 5 },
  busiest: [{ address: '203.0.113.7', asked: 900, refused: 5 }],
});

test("an admin's hour: the admin bans and deletes a flooder, and closes a dead room", async () => {
  const dead = await roomAt(env.server, { game: 'toncc', seats: 3 });
  const code = dead.slice('/r/'.length);
  const flooder = await env.person({ forgives });
  await sitDown(flooder, dead, 'Eve');
  for (let n = 0; n < 60; ++n) await fetch(`${env.server.origin}/api/games`);

  const ada = await admin({ forgives });
  await ada.page.getByRole('region', { name: 'This minute' }).getByText('127.0.0.1').waitFor();

  await part(ada, 'People');
  await line(ada, 'Eve').locator('button').click();
  await does(ada, 'Ban');
  await ada.sees('Done.');
  await flooder.sees('This server keeps you out');
  await does(ada, 'Forget this player');
  await ada.page.keyboard.press('Escape');
  await line(ada, 'Eve').waitFor({ state: 'detached' });

  await part(ada, 'Rooms');
  await ada.page.getByLabel('Search').fill('toncc');
  await line(ada, code).locator('button').click();
  await ada.sees('The log records that you looked into this room.');
  await does(ada, 'Close the room');
  await ada.page.keyboard.press('Escape');
  await line(ada, code).waitFor({ state: 'detached' });

  await part(ada, 'Rules');
  await line(ada, /Banned until/)
    .getByRole('button', { name: 'End it now' })
    .click();
  await line(ada, /Banned until/)
    .locator('button[type=submit]')
    .click();
  await ada.sees('Nobody is banned or silenced.');

  await part(ada, 'Log');
  for (const deed of ['restrict', `close_room room ${code}`, 'forget', `room room ${code}`, 'lift'])
    await line(ada, deed).waitFor();
  assert.ok(!(await ada.page.locator('.admin-lines').innerText()).includes('Eve'));
  await ada.leave();
  await flooder.leave();
});

test('an announcement is shown in a room and on the first page', async () => {
  const [bob, carl] = [await env.person(), await env.italian()];
  await sitDown(bob, await roomAt(env.server), 'Bob');
  await carl.open('/');
  await carl.sees('Stanze aperte');
  const ada = await admin();
  await ada.page.getByLabel('What to tell everybody').fill('The server restarts at ten.');
  await eventually(async () => assert.match(env.server.admin('connections'), /1 on the first page/));
  await does(ada, 'Announce');
  await ada.sees('Done.');
  await bob.sees('From this server: The server restarts at ten.');
  await bob.findsNoBarrier();
  await carl.sees('Da questo server: The server restarts at ten.');
  await carl.press('Chiudi');
  await carl.page.getByText('Da questo server').waitFor({ state: 'detached' });
  await ada.leave();
  await bob.leave();
  await carl.leave();
});

test('an admin forbids names, and allows them again', async () => {
  const ada = await admin({ forgives });
  await part(ada, 'Rules');
  await ada.page.getByLabel('A name that nobody may use').fill('Mallory');
  await does(ada, 'Forbid');
  await line(ada, 'Mallory').waitFor();
  const eve = await env.person();
  await eve.open(await roomAt(env.server));
  await eve.page.getByLabel('Your name').fill('MALLORY');
  await eve.press('Sit down');
  await eve.sees('Nobody may use this name on this server.');
  await does(ada, 'Allow again');
  await ada.sees('No name is forbidden.');
  await ada.leave();
  await eve.leave();
});

/** The width in pixels of `12/29/2026, 10:58 PM` with its calendar button. */
const wholeDate = 250;
const windows = [
  { width: 1366, height: 650 },
  { width: 360, height: 740 },
  { width: 1920, height: 1080 },
];

for (const locale of ['en-GB', 'it-IT'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every part fits and axe-core finds no barrier: ${locale}, ${colorScheme}`, async () => {
      const guest = await env.person();
      await sitDown(guest, await roomAt(env.server), 'Ada');
      const eve = await admin({ locale, colorScheme });
      const parts = await eve.page.locator('.admin-sections button:not(.plain)').allInnerTexts();
      assert.equal(parts.length, 6);
      for (const viewport of windows) {
        await eve.page.setViewportSize(viewport);
        for (const [place, name] of parts.entries()) {
          await part(eve, name);
          await eve.page.locator('.admin .card').first().waitFor();
          await eve.hasNothingBeside();
          const tables = await eve.page
            .locator('.admin-table')
            .evaluateAll(all => all.map(one => one.scrollWidth - one.clientWidth));
          assert.ok(
            tables.every(beyond => beyond <= 0),
            `tables reach beyond their place by ${tables}`,
          );
          await eve.findsNoBarrier();
          await picture(eve, `${locale}-${colorScheme}-${viewport.width}-${place}`);
        }
        await part(eve, parts[2]!);
        await line(eve, 'Ada').locator('button').click();
        await eve.page.locator('dialog .deed button').nth(1).click();
        await eve.page.locator('dialog input[type=datetime-local]').waitFor();
        const [inside, dialog] = await eve.page
          .locator('dialog')
          .evaluate(one => [one.scrollWidth, one.clientWidth]);
        assert.ok(inside! <= dialog!, `${inside} wide in a dialog of ${dialog}`);
        const date = await eve.page.locator('dialog input[type=datetime-local]').boundingBox();
        assert.ok(date!.width >= wholeDate, `${date!.width} for a date with its time`);
        await eve.hasNothingBeside();
        await eve.findsNoBarrier();
        await picture(eve, `${locale}-${colorScheme}-${viewport.width}-dialog`);
        await eve.page.keyboard.press('Escape');
      }
      await eve.leave();
      await guest.leave();
    });

/** Writes a picture for review to the folder PICTURES, if that is set. */
async function picture({ page }: Person, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/admin-${name}.png` });
}
