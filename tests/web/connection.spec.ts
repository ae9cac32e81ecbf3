// Lost connections and killed servers: no move is lost, and none is played twice.
import assert from 'node:assert/strict';
import test from 'node:test';
import { BlockedProxy } from './blockedProxy';
import { isFirefox, Person } from './person';
import { asked, playMoves, playToTheEnd, roomAt, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
/** Console messages about a server that is down or a lost connection. */
const forgives = /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/;

async function two(): Promise<[Person, Person]> {
  return [await env.person({ forgives }), await env.person({ forgives })];
}

test('a page that is reloaded during a match goes on at the same position', async () => {
  const [ada, bob] = await two();
  await startMatch(await roomAt(env.server), ada, bob);
  await playMoves([ada, bob], 5);
  await ada.page.reload();
  await ada.sees('(you)');
  await playMoves([ada, bob], 5);
  await bob.leave();
  await ada.leave();
});

test('a server killed during a match comes back with every move, and the match is played to its end', async () => {
  const [ada, bob] = await two();
  await startMatch(await roomAt(env.server), ada, bob);
  await playMoves([ada, bob], 7);
  await env.server.kill();
  for (const person of [ada, bob]) await person.sees('Connection lost.');
  await env.server.up();
  await playToTheEnd([ada, bob]);
  for (const person of [ada, bob]) assert.equal(await person.page.locator('.ranking li').count(), 2);
  await bob.leave();
  await ada.leave();
});

/** `setOffline` does not close the WebSockets of Firefox. */
const skip = isFirefox;
test('a move made while the connection is lost is played once after the reconnect', { skip }, async () => {
  const [ada, bob] = await two();
  await startMatch(await roomAt(env.server), ada, bob);
  const mover = (await asked([ada, bob]))!;
  await mover.page.context().setOffline(true);
  await mover.page.locator('.moves-list button').first().click();
  await mover.sees('Sending…');
  await mover.sees('Connection lost.');
  await mover.page.context().setOffline(false);
  await mover.page.getByText('Sending…').waitFor({ state: 'hidden' });
  await mover.page.getByText('Connection lost.').waitFor({ state: 'hidden' });
  await playMoves([ada, bob], 4);
  await bob.leave();
  await ada.leave();
});

test('a player who goes to another page during a match is away at once, and is back when the page is back', async () => {
  const [ada, bob] = await two();
  await startMatch(await roomAt(env.server), ada, bob);
  const away = ada.page.locator('[data-seat="2"] .seat-facts', { hasText: 'away' });
  // The events of a page that the browser keeps, with its connections, in the back/forward cache.
  const pages = (event: string) =>
    bob.page.evaluate(name => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);
  await pages('pagehide');
  await away.waitFor();
  await pages('pageshow');
  await away.waitFor({ state: 'detached' });
  await playMoves([ada, bob], 3);
  await bob.leave();
  await ada.leave();
});

test("the other players see that a player's page is hidden", async () => {
  const [ada, bob] = await two();
  await startMatch(await roomAt(env.server), ada, bob);
  const hidden = ada.page.locator('[data-seat="2"] .seat-facts', { hasText: 'not looking' });
  const isSeen = (state: DocumentVisibilityState) =>
    bob.page.evaluate(said => {
      Object.defineProperty(document, 'visibilityState', { value: said, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await isSeen('hidden');
  await hidden.waitFor();
  await isSeen('visible');
  await hidden.waitFor({ state: 'detached' });
  await bob.leave();
  await ada.leave();
});

test('without a server, the app opens and says that there is no server', async () => {
  const ada = await env.person({ forgives });
  await ada.open('/');
  await ada.sees('Open the room');
  await isKept(ada, '/');
  await isKept(ada, '/assets/home');
  await env.server.kill();
  await ada.page.reload();
  await ada.sees("The server can't be reached right now.");
  await env.server.up();
  await ada.press('Reload');
  await ada.sees('Open the room');
  await ada.leave();
});

test('if a proxy blocks WebSockets, the page says so after the second try', async () => {
  const proxy = await BlockedProxy.before(env.server.port);
  const path = await roomAt(env.server);
  const ada = await Person.at(env.browser, proxy.origin, { forgives });
  const words = 'something on the way, perhaps a proxy, lets no WebSocket through';
  await ada.open(path);
  await ada.page.locator('.line-notice').getByText(words).waitFor();
  await ada.open('/');
  await ada.page.getByRole('main').getByText(words).waitFor();
  await ada.leave();
  const emma = await Person.at(env.browser, proxy.origin, { forgives, locale: 'it-IT' });
  await emma.open(path);
  await emma.sees('forse un proxy, non lascia passare i WebSocket');
  await emma.leave();
  await proxy.end();
});

test('if the server does not answer either, the page does not blame a proxy', async () => {
  const proxy = await BlockedProxy.before(env.server.port, { isDead: true });
  const ada = await Person.at(env.browser, proxy.origin, {
    forgives: /WebSocket connection to|status of 502/,
  });
  await ada.open(await roomAt(env.server));
  await eventually(async () => assert.ok(proxy.asked >= 3));
  await ada.sees('Connection lost.');
  assert.equal(await ada.page.getByText('perhaps a proxy').count(), 0);
  await ada.leave();
  await proxy.end();
});

/** Waits until the service worker has cached a file whose path begins with `path`. */
async function isKept(person: Person, path: string): Promise<void> {
  const kept = () =>
    person.page.evaluate(async () => {
      const caching = await Promise.all((await caches.keys()).map(name => caches.open(name)));
      const requests = await Promise.all(caching.map(cache => cache.keys()));
      return requests.flat().map(request => new URL(request.url).pathname);
    });
  await eventually(async () =>
    assert.ok(
      (await kept()).some(one => one.startsWith(path)),
      path,
    ),
  );
}
