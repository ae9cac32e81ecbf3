// Disturbances of the first second: a browser that stores nothing, lost answers, no script, an old browser.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Page } from 'playwright-core';
import { Close } from 'reami';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
/** Console messages about an answer that did not come. */
const forgives = /ERR_FAILED|status of 503|Service Worker registration blocked/;

type Blocked = 'asking' | 'missing' | 'writing';

/** A browser that stores nothing, in one of three ways. */
async function forgetful(blocked: Blocked): Promise<Person> {
  const person = await env.person({ asks: 'unsaid', tips: true });
  await person.page.addInitScript(how => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    class Refusing {
      constructor() {
        refuse();
      }
    }
    if (how === 'asking') window.BroadcastChannel = Refusing as never; // as Firefox does
    if (how === 'writing') Storage.prototype.setItem = refuse;
    else
      Object.defineProperty(window, 'localStorage', {
        get: how === 'asking' ? refuse : () => null,
      });
  }, blocked);
  return person;
}

for (const blocked of ['asking', 'missing', 'writing'] as const)
  test(`in a browser that stores nothing, one can play, and the page first says what a reload costs: ${blocked}`, async () => {
    const ada = await forgetful(blocked);
    for (const [path, text] of [
      ['/rules/kingdomino', 'The rules of Kingdomino'],
      ['/settings', 'Settings'],
    ] as const) {
      await ada.open(path);
      await ada.page.getByRole('heading', { name: text }).waitFor();
    }
    await ada.open('/');
    await ada.sees('This browser stores nothing for Reami.');
    await ada.press('IT');
    await ada.sees('Questo browser non conserva nulla per Reami.');
    await ada.press('EN');
    const path = await roomAt(env.server, { bots: { 2: 'greedy' } });
    await ada.open(path);
    await ada.sees('This browser stores nothing for Reami.');
    await sitDown(ada, path, 'Ada');
    await ada.sees('you lose your seat if you reload this page');
    await ada.press('Continue on another device');
    await ada.page.locator('dialog .share-link').waitFor();
    await ada.page.keyboard.press('Escape');
    await ada.press('Start the match');
    await ada.page.locator('.turn-banner').waitFor();
    await ada.leave();
  });

test('a browser with working storage shows no such notice', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  assert.equal(await ada.page.getByText('This browser stores nothing').count(), 0);
  await ada.page.reload();
  await ada.sees('(you)');
  await ada.leave();
});

/**
 * Loses the first answer to that path, or answers that the server is unavailable; the result tells whether
 * the path was requested.
 */
async function losesOne(page: Page, path: RegExp, by: 'line' | 'server'): Promise<() => boolean> {
  let isLost = false;
  await page.route(path, route => {
    if (isLost) return route.continue();
    isLost = true;
    return by === 'line' ? route.abort() : route.fulfill({ status: 503, body: '{}' });
  });
  return () => isLost;
}

for (const by of ['line', 'server'] as const)
  for (const [what, path] of [
    ['the games', /\/api\/games$/],
    ['the catalogue', /\/catalog\//],
    ['the words', /\/assets\/en-/],
    ['the client', /\/assets\/main-/],
    ['the page', /\/assets\/room-/],
    ['the table', /\/assets\/kingdomino-.*js$/],
    ['the style', /\/assets\/.*css$/],
  ] as const)
    test(`the match is shown although the ${by} loses one answer: ${what}`, async () => {
      const ada = await env.person({ forgives, serviceWorkers: 'block' }); // a service worker would store it
      const link = await roomAt(env.server, { bots: { 2: 'greedy' } });
      await sitDown(ada, link, 'Ada');
      await ada.press('Start the match');
      await ada.page.locator('.turn-banner').waitFor();
      const again = await ada.page.context().newPage();
      const isLost = await losesOne(again, path, by);
      await again.goto(ada.page.url());
      await again.locator('.turn-banner').waitFor();
      assert.ok(isLost());
      await ada.leave();
    });

test('while the list of games is missing, the page says so with a button, and continues by itself', async () => {
  const ada = await env.person({ forgives });
  let isLost = true;
  await ada.page.route(/\/api\/games$/, route => (isLost ? route.abort() : route.continue()));
  await ada.open('/');
  await ada.sees("The server can't be reached right now.");
  await ada.page.getByRole('button', { name: 'Reload' }).waitFor();
  isLost = false;
  await ada.page.locator('.game-card').first().waitFor();
  assert.equal(await ada.page.getByRole('button', { name: 'Reload' }).count(), 0);
  await ada.leave();
});

test('if the client does not load, the page reloads itself once, and then says what to press', async () => {
  const ada = await env.person({ forgives });
  let loads = 0;
  ada.page.on('framenavigated', () => loads++);
  await ada.page.route(/\/assets\/main-/, route => route.abort());
  await ada.open('/');
  await eventually(async () => assert.equal(loads, 2));
  await ada.sees('Reami has not started yet');
  assert.equal(loads, 2);
  await ada.page.unroute(/\/assets\/main-/);
  await ada.press('Reload');
  await ada.page.locator('.game-card').first().waitFor();
  await ada.leave();
});

/** Features that the oldest supported browser of each engine was the first to have. */
for (const [lacks, engine] of [
  ['delete Array.prototype.toSorted', 'Chromium 109'],
  ['delete CSS.registerProperty', 'Safari 16.3 and Firefox 127'],
] as const)
  test(`a browser that is too old gets the list of supported ones, and the client does not start: ${engine}`, async () => {
    const ada = await env.italian();
    await ada.page.addInitScript(lacks);
    await ada.open('/');
    await ada.sees('Questo browser è troppo vecchio');
    await ada.page.waitForLoadState('networkidle'); // all files of the client are loaded
    await ada.page.getByText('Questo browser è troppo vecchio').waitFor();
    assert.equal(await ada.page.locator('.game-card').count(), 0);
    assert.equal(await ada.page.getByText('non si è ancora avviato').isVisible(), false);
    assert.equal(await ada.page.getByText('too old').isVisible(), false);
    await ada.page.getByRole('button', { name: 'Ricarica' }).waitFor();
    await ada.leave();
  });

test('without scripts, the page says in both languages that it needs them', async () => {
  const ada = await env.person({ javaScriptEnabled: false, asks: 'unsaid', tips: true });
  await ada.open('/');
  const texts = ada.page.locator('noscript p >> visible=true');
  assert.deepEqual(
    (await texts.allInnerTexts()).map(text => text.split(':')[0]),
    ['Reami needs JavaScript', 'Reami ha bisogno di JavaScript'],
  );
  await ada.leave();
});

test('after the page has slept, a new connection reloads the list of open rooms', async () => {
  const ada = await env.person();
  let lines = 0;
  ada.page.on('websocket', () => lines++);
  await ada.page.clock.install();
  await ada.open('/');
  await ada.sees('No open rooms at the moment.');
  assert.equal(lines, 1);
  await ada.page.clock.fastForward(3_600_000); // timers fire once, as after a closed lid
  await eventually(async () => assert.equal(lines, 2));
  await ada.leave();
});

test("a page of another version than the server's reloads itself once, and then leaves it to the person", async () => {
  const path = await roomAt(env.server);
  for (const [at, socket] of [
    ['/', '/ws/lobby'],
    [path, '/ws'],
  ] as const) {
    const ada = await env.person();
    let loads = 0;
    ada.page.on('framenavigated', () => loads++);
    await ada.page.routeWebSocket(
      new RegExp(`${socket}`),
      line => void line.close({ code: Close.unknown_version }),
    );
    await ada.open(at);
    await ada.sees('The server has been updated');
    assert.equal(loads, 2);
    await ada.leave();
  }
});

test('a name of blanks opens no room', async () => {
  const ada = await env.person();
  await ada.open('/');
  await ada.page.getByLabel('Your name').fill('   ');
  await ada.press('Open the room');
  await ada.sees('A name has 1 to 24 characters');
  assert.equal(new URL(ada.page.url()).pathname, '/');
  await ada.leave();
});
