// A browser that opens a refused address of the server sees a page with advice.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Person } from './person';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment({
  settings: ['--request-burst', '1', '--requests-a-second', '0.1'],
  flags: ['--host-resolver-rules=MAP *.test 127.0.0.1'],
});
const forgives = /status of 4\d\d/;

test('under a name that the server does not know, the page says what to write into the settings', async () => {
  for (const [locale, words] of [
    ['en-GB', 'This server does not answer to this name.'],
    ['it-IT', 'Questo server non risponde a questo nome.'],
  ] as const) {
    const ada = await Person.at(env.browser, `http://club.test:${env.server.port}`, { forgives, locale });
    await ada.page.goto(`http://club.test:${env.server.port}/r/KETMKARD`);
    await ada.page.getByRole('heading', { name: words }).waitFor();
    await ada.sees('hosts = ["club.test"]');
    assert.equal(await ada.page.locator('html').getAttribute('lang'), locale.slice(0, 2));
    await ada.findsNoBarrier();
    await ada.leave();
  }
});

test('after too many requests, the page tries again by itself', async () => {
  const ada = await env.person({ forgives });
  const address = `http://127.0.0.1:${env.server.port}/api/games`;
  // Each request costs one, which the budget regains within ten seconds.
  while ((await fetch(address)).status !== 429);
  await ada.page.goto(address);
  await ada.sees('This page tries again by itself');
  await ada.page.getByText('"kingdomino"').waitFor();
  await ada.leave();
});
