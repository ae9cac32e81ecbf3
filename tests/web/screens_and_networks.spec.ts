// All kinds of screens and networks: phones, televisions, plain http on a LAN, assistive technology, and slow
// connections.
import assert from 'node:assert/strict';
import test from 'node:test';
import { adaAtDomaine, beginners } from './domaineSteps';
import { Person } from './person';
import { playMoves, playToTheEnd, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment({
  settings: ['--hosts', 'lan.test'],
  flags: ['--host-resolver-rules=MAP lan.test 127.0.0.1'],
});
const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

test('on a phone, everything fits, and all controls are large enough', async () => {
  const ada = await env.person(phone);
  await ada.open('/');
  await ada.sees('Open the room');
  await ada.hasNothingBeside();
  const path = await roomAt(env.server, { bots: { 2: 'greedy' } });
  await ada.open(`${path}?list`);
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Sit down' }).tap();
  await ada.sees('(you)');
  await ada.hasNothingBeside();
  await ada.page.getByRole('button', { name: 'Start the match' }).tap();
  await ada.page.locator('.moves-list button').first().tap();
  await ada.page.locator('.event-log li').first().waitFor();
  await ada.hasNothingBeside();
  await ada.page.getByLabel('More').tap();
  for (const { what, width, height } of await ada.sizes('.menu-entries > *'))
    assert.ok(width <= 360 && height >= 44, `${what}: ${width} x ${height}`);
  await ada.hasNothingBeside();
  await ada.page.locator('.bar-home').dispatchEvent('pointerdown');
  await ada.page.locator('.menu-entries').waitFor({ state: 'hidden' });
  await ada.leave();
});

test('all controls are large enough', async () => {
  const ada = await env.person(phone);
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await ada.sees('Change the settings');
  for (const { what, width, height } of await ada.sizes(':is(button, summary)'))
    assert.ok(height >= 32 && width >= 32, `${what}: ${width} x ${height}`);
  await ada.leave();
});

test('a whole match can be played on plain http at a LAN address', async () => {
  const origin = `http://lan.test:${env.server.port}`;
  const [ada, bob] = [await Person.at(env.browser, origin), await Person.at(env.browser, origin)];
  await ada.open('/');
  assert.equal(await ada.page.evaluate(() => isSecureContext), false);
  await startMatch(await roomAt(env.server), ada, bob);
  await ada.press('Invite');
  await ada.page.getByRole('button', { name: 'Copy', exact: true }).click();
  await ada.sees('Copied');
  await ada.press('Close');
  await playToTheEnd([ada, bob]);
  await bob.leave();
  await ada.leave();
});

test('axe-core finds no barrier on any screen, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const [ada, bob] = [await env.person({ colorScheme }), await env.italian({ colorScheme, ...phone })];
    await ada.open('/');
    await ada.page.getByText('Variants').click();
    await ada.findsNoBarrier();
    const path = await roomAt(env.server, { options: { dynasty: true } });
    await bob.open(path);
    await bob.sees('Siediti');
    await bob.findsNoBarrier();
    await sitDown(ada, `${path}?list`, 'Ada');
    await ada.page.getByText('Change the settings').click();
    await ada.findsNoBarrier();
    await bob.page.getByLabel('Il tuo nome').fill('Bruno');
    await bob.press('Siediti');
    await bob.sees('(tu)');
    await ada.press('Start the match');
    await ada.page.locator('.moves').waitFor();
    await ada.findsNoBarrier();
    await ada.press('Invite');
    await ada.findsNoBarrier();
    await bob.open('/r/ABCDEFGH');
    await bob.sees('Stanza non trovata');
    await bob.findsNoBarrier();
    await bob.leave();
    await ada.leave();
  }
});

test('axe-core finds no barrier at the end of a match', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server, { bots: { 2: 'random' } });
  await sitDown(ada, `${path}?list`, 'Ada');
  await ada.press('Start the match');
  await playToTheEnd([ada]);
  await ada.findsNoBarrier();
  await ada.leave();
});

/**
 * The received bytes, headers included, until the first move can be made and the page has the tip for it,
 * on the way that `begin` takes; without the pictures of tables on the first page, which load in the
 * background.
 */
async function bytesToTheFirstMove(begin: (ada: Person) => Promise<void>): Promise<number> {
  // Over plain http, browsers ask for gzip; at this machine's own address they would take brotli.
  const ada = await Person.at(env.browser, `http://lan.test:${env.server.port}`);
  let bytes = 0;
  const loading = new Set<string>();
  const session = await ada.page.context().newCDPSession(ada.page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.endsWith('.webp')) loading.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (loading.delete(requestId)) bytes += encodedDataLength;
  });
  await begin(ada);
  await ada.page.locator('.kingdomino').waitFor();
  await ada.page.locator('.game-goal').waitFor({ state: 'attached' });
  await eventually(async () => assert.equal(loading.size, 0));
  await ada.leave();
  return bytes;
}

test('the first load is under 110 KB with gzip, typeface included, by a link or from the first page', async context => {
  const path = await roomAt(env.server, { bots: { 2: 'greedy' } });
  // The player uses the keyboard: a pointer over a sign would fetch its note, which no move needs.
  const pressEnterOn = (ada: Person, name: string) => ada.page.getByRole('button', { name }).press('Enter');
  const byLink = await bytesToTheFirstMove(async ada => {
    await sitDown(ada, path, 'Ada');
    await pressEnterOn(ada, 'Start the match');
  });
  const fromHome = await bytesToTheFirstMove(async ada => {
    await ada.open('/');
    await pressEnterOn(ada, 'Play against a bot: Kingdomino');
  });
  context.diagnostic(`${byLink} bytes from the link to the first move, ${fromHome} from the first page`);
  assert.ok(byLink < 110_000, `${byLink} bytes`);
  assert.ok(fromHome < 110_000, `${fromHome} bytes`);
});

test('a television shows a large QR code until all players sit, and then a small one', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const viewport = { width: 1920, height: 1080 };
  const television = await Person.at(env.browser, `http://lan.test:${env.server.port}`, { viewport });
  const path = await roomAt(env.server);
  await television.open(`${path}?table`);
  const sizeOf = async (place: string) => {
    const code = television.page.locator(`${place} .qr`);
    await code.waitFor();
    return (await code.boundingBox())!.height;
  };
  const large = await sizeOf('.television-invite');
  assert.ok(large > viewport.height / 3, `${large} px`);
  await television.findsNoBarrier();
  await startMatch(path, ada, bob);
  const small = await sizeOf('.television-corner');
  assert.ok(small < viewport.height / 6, `${small} px`);
  await television.findsNoBarrier();
  for (const person of [television, bob, ada]) await person.leave();
});

test("a television in a player's browser shows only public information, and leaves the seat to the other tab", async () => {
  const ada = await env.person({ viewport: { width: 1366, height: 768 } });
  const path = await adaAtDomaine(env, ada, beginners);
  await ada.page.locator('.hand-of-cards').waitFor();
  const television = await ada.page.context().newPage();
  await television.goto(new URL(`${path}?table`, ada.page.url()).href);
  await television.locator('.television .domaine-board').waitFor();
  assert.equal(await television.locator('.hand-of-cards, .send').count(), 0);
  assert.equal(await television.getByText('(you)').count(), 0);
  await television.close();
  assert.equal(await ada.page.locator('.hand-of-cards').count(), 1);
  await ada.page.reload();
  await ada.page.locator('.hand-of-cards').waitFor();
  await ada.leave();
});

test('a television shows the room without controls', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const television = await env.person({
    viewport: { width: 1920, height: 1080 },
  });
  const path = await roomAt(env.server);
  await startMatch(path, ada, bob);
  await television.open(`${path}?table`);
  await television.sees('Ada');
  await playMoves([ada, bob], 4);
  assert.equal(await television.page.getByLabel('Write a message').count(), 0);
  assert.equal(await television.page.getByRole('button', { name: 'Sit down' }).count(), 0);
  for (const person of [television, bob, ada]) await person.leave();
});
