// A server behind a part of its host: every address is below its base path, and pages request nothing outside
// of it (Person checks that).
import assert from 'node:assert/strict';
import test from 'node:test';
import { playToTheEnd, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const base = '/games/reami';
const env = new TestEnvironment({ settings: ['--base-path', base] });

test('a match is played and replayed below a base path', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await startMatch(path, ada, bob);
  assert.equal(new URL(ada.page.url()).pathname, base + path);
  await playToTheEnd([ada, bob]);
  await ada.page.getByRole('link', { name: 'Watch the replay' }).click();
  await ada.page.waitForURL(`**${base}${path}/1`);
  await ada.page.locator('input[type=range]').waitFor();
  await ada.page.goBack();
  await ada.page.locator('.ending').waitFor();
  await ada.page.reload();
  await ada.page.locator('.ending').waitFor();
  await bob.leave();
  await ada.leave();
});

test('pages below a base path link to each other without a reload', async () => {
  const ada = await env.person();
  await ada.open('/');
  await ada.page.evaluate(() => Object.assign(window, { isStillThere: true }));
  await ada.page.getByRole('link', { name: 'Settings' }).click();
  await ada.page.waitForURL(`**${base}/settings`);
  await ada.page.getByRole('heading', { name: 'Settings' }).waitFor();
  await ada.page.getByRole('link', { name: 'Reami' }).click();
  await ada.page.waitForURL(`**${base}/`);
  await ada.page.getByRole('link', { name: 'The rules of Kingdomino' }).click();
  await ada.page.waitForURL(`**${base}/rules/kingdomino`);
  await ada.page.locator('#R1').waitFor();
  await ada.page.goBack();
  await ada.sees('Open the room');
  assert.ok(await ada.page.evaluate(() => 'isStillThere' in window));
  await ada.press('Play against a bot');
  await ada.page.waitForURL(`**${base}/r/*`);
  await ada.leave();
});

test('a copied link has the base path', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await ada.page
    .getByLabel('Invitation link')
    .getByText(`http://127.0.0.1:${env.server.port}${base}${path}`, { exact: true })
    .waitFor();
  await ada.leave();
});

test('an address outside of the base path is not found, and an unknown one below it links home', async () => {
  const outside = await fetch(`http://127.0.0.1:${env.server.port}/r/KETMKARD`);
  assert.equal(outside.status, 404);
  const ada = await env.person({ forgives: /404/ });
  await ada.open('/nothing/here');
  await ada.page.getByRole('link', { name: 'Home' }).click();
  await ada.page.waitForURL(`**${base}/`);
  await ada.leave();
});

test('without a server, the app opens below the base path, too', async () => {
  const ada = await env.person({
    forgives: /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load/,
  });
  await ada.open('/');
  await ada.sees('Open the room');
  const kept = () =>
    ada.page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0] ?? 'none');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await eventually(async () => {
    const paths = await kept();
    assert.ok(paths.includes(`${base}/`), String(paths));
    assert.ok(
      paths.some(path => path.startsWith(`${base}/assets/main`)),
      String(paths),
    );
  });
  await ada.leave();
});
