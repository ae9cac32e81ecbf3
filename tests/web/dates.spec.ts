// The date of a match: the host sets it, everybody sees it in their own time zone, and calendars read it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

const day = 86_400_000;
/** Tomorrow at 20:00 UTC. */
const tomorrow = Math.floor(Date.now() / day) * day + day + 20 * 3_600_000;
/** The text of a field for a moment, in UTC. */
const field = (at: number) => new Date(at).toISOString().slice(0, 16);

async function setDate(host: Person, at: number): Promise<void> {
  await host.page.getByLabel('Play on another day').fill(field(at));
  await host.press('Set the date');
}

const date = ({ page }: Person) => page.getByRole('region', { name: /The next match|La prossima partita/ });

test('the host sets a date; others see it in their own time zone, and put it into their calendars', async () => {
  const ada = await env.person({ timezoneId: 'UTC' });
  const bob = await env.italian({ timezoneId: 'Asia/Tokyo' });
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await bob.open(path);
  await ada.page.getByText('Change the settings').click();
  await ada.findsNoBarrier();
  await setDate(ada, tomorrow);
  await date(ada).getByText('20:00').waitFor();
  await date(bob).getByText('05:00').waitFor();
  await bob.findsNoBarrier();
  const saved = bob.page.waitForEvent('download');
  await bob.page.getByRole('link', { name: 'Aggiungi al calendario' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  const begins = new Date(tomorrow).toISOString().replace(/[-:]|\.\d+/g, '');
  assert.ok(file.includes(`\r\nDTSTART:${begins}\r\n`), file);
  assert.ok(file.includes(`\r\nURL:${env.server.origin}${path}\r\n`), file);

  await ada.open('/');
  await ada.page.getByRole('region', { name: 'Your rooms' }).getByText('20:00').waitFor();
  await ada.open(path);
  await ada.page.getByText('Change the settings').click();
  await setDate(ada, tomorrow + 3_600_000);
  await date(bob).getByText('06:00').waitFor();
  await ada.press('Remove the date');
  await date(bob).waitFor({ state: 'detached' });
  await ada.leave();
  await bob.leave();
});

test('the server says why it refuses a date', async () => {
  const ada = await env.person({ timezoneId: 'UTC' });
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await ada.page.getByText('Change the settings').click();
  // A browser whose clock is wrong allows dates that the server refuses.
  await ada.page.locator('.match-date-form').evaluate(form => {
    (form as HTMLFormElement).noValidate = true;
  });
  await setDate(ada, tomorrow - 7 * day);
  await ada.sees('The date of a match is in the future, at most 60 days ahead.');
  await ada.leave();
});
