// The table of Domìnium.
import assert from 'node:assert/strict';
import test from 'node:test';
import { clickLaidTile, laidTile, play, playUntilAsked } from './dominiumSteps';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
/** Console messages about a server that is down. */
const forgives = /WebSocket connection to|ERR_CONNECTION_REFUSED/;

const inScreen = (box: { y: number; height: number } | null) =>
  box !== null && box.y >= 0 && box.y + box.height <= 740;
const pointsOf = async ({ page }: Person) =>
  (await page.locator('.dominium-seat .points').allInnerTexts()).map(text => Number(/\d+/.exec(text)![0]));

test('two browsers play a whole match by mouse, across a kill of the server', async () => {
  const [ada, bob] = [await env.person({ forgives }), await env.italian({ forgives })];
  const path = await roomAt(env.server, { game: 'dominium' });
  await sitDown(ada, path, 'Ada');
  await bob.open(path);
  await bob.page.getByLabel('Il tuo nome').fill('Bob');
  await bob.press('Siediti');
  await ada.press('Start the match');
  for (const { page } of [ada, bob]) await page.locator('.dominium').waitFor();
  await play([ada, bob], 9);
  for (const person of [ada, bob]) await person.findsNoBarrier();

  await env.server.kill();
  await ada.sees('Connection lost.');
  await bob.page.locator('.line-notice').waitFor();
  await env.server.up();
  for (const { page } of [ada, bob]) await page.locator('.line-notice p').waitFor({ state: 'detached' });

  const done = await play([ada, bob]);
  assert.ok(done.laid > 0 && done.pawn > 0, JSON.stringify(done));
  const rankings = await Promise.all(
    [ada, bob].map(({ page }) => page.locator('.ranking-name').allInnerTexts()),
  );
  assert.deepEqual(rankings[0], rankings[1]);
  const worth = await ada.page
    .locator('.dominium-seat')
    .first()
    .locator('.fief-worth strong')
    .allInnerTexts();
  const [points] = await pointsOf(ada);
  assert.equal(
    worth.reduce((sum, one) => sum + Number(one), 0),
    points,
  );
  await ada.open(`${path}/1`);
  await ada.page.locator('.proof li.proven').nth(3).waitFor();
  await ada.page.keyboard.press('End');
  await ada.page.locator('.replay-told').getByText('The match is over').waitFor();
  await bob.leave();
  await ada.leave();
});

test('by keys alone, a player lays a tile, undoes it and turns it, and a screen reader gets its effect before', async () => {
  const ada = await env.person();
  const { page } = ada;
  await sitDown(ada, await roomAt(env.server, { game: 'dominium', bots: { 2: 'random' } }), 'Ada');
  await ada.press('Start the match');
  await page.waitForFunction(() => document.activeElement?.matches('.placing'));
  await page.keyboard.press('ArrowUp');
  const told = page.locator('.confirm-bar p');
  const before = await told.innerText();
  assert.match(before, /\d on [a-h]\d, \d on [a-h]\d\.$/);
  await page.keyboard.press('r');
  await eventually(async () => assert.notEqual(await told.innerText(), before));
  // the bot's tiles may be in the way
  while ((await told.innerText()).includes('already a tile')) await page.keyboard.press('r');
  // A number except 0 makes a territory, or extends one.
  const effect = /^0 on \w\d, 0 on \w\d\.$|number [1-6]: \d+ square/;
  await eventually(async () => assert.match(await told.innerText(), effect));
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowUp');
  await told.waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.event-log li').getByText('Ada lays').waitFor();
  await ada.leave();
});

test('on a square with a tile, the table says why no tile can be laid there, and names the rule', async () => {
  const ada = await env.person();
  const { page } = ada;
  await sitDown(ada, await roomAt(env.server, { game: 'dominium', bots: { 2: 'random' } }), 'Ada');
  await ada.press('Start the match');
  await playUntilAsked(ada, laidTile);
  await clickLaidTile(ada);
  await page.locator('.confirm-bar p').getByText('there is already a tile there').waitFor();
  await ada.press('Why not?');
  const link = page.locator('.refused a');
  await link.waitFor();
  assert.match((await link.getAttribute('href'))!, /^\/rules\/dominium\?from=[A-Z]{8}#R3\.1$/);
  await ada.findsNoBarrier();
  await play([ada], 1);
  await page.locator('.refused').waitFor({ state: 'detached' });
  await ada.leave();
});

test('on a phone, the board is visible with the rows, powers and titles of both players, and each button is large enough', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = ada;
  await sitDown(ada, await roomAt(env.server, { game: 'dominium', bots: { 2: 'greedy' } }), 'Ada');
  await ada.press('Start the match');
  await page.locator('.placing').waitFor();
  await playUntilAsked(ada, '.keep');
  await page.locator('.placing .spot').first().tap();
  await page.evaluate(() => scrollTo(0, 0));
  assert.equal(await page.locator('.dominium-seat').count(), 2);
  for (const panel of await page.locator('.dominium-seat').all())
    assert.ok(inScreen(await panel.boundingBox()), await panel.innerText());
  assert.ok(inScreen(await page.locator('.confirm-bar').boundingBox()));
  assert.ok((await page.locator('.dominium-board').boundingBox())!.y < 740 - 360);
  const spot = (await page.locator('.placing .spot').last().boundingBox())!;
  // 38 where rows are short, 31 where both players' rows have tiles and points and the effects take six lines
  assert.ok(spot.width >= 30, `a square is ${spot.width} wide, with its edges 3 more`);
  // The button of the last move is as wide as the window, and may be lower.
  for (const { what, width, height } of await ada.sizes('.dominium button'))
    assert.ok(width >= 44 && height >= (width > 300 ? 32 : 44), `${what}: ${width} x ${height}`);
  await ada.hasNothingBeside();
  await ada.findsNoBarrier();
  await page.locator('.confirm-bar .confirm').tap();
  await ada.leave();
});

test('the rules are in both languages, and a refusal links to its rule', async () => {
  const ada = await env.person();
  const { page } = ada;
  await ada.open('/rules/dominium#R3.1');
  await page.waitForFunction(() => document.querySelector(':target') !== null);
  await ada.findsNoBarrier();
  await ada.press('IT');
  await ada.sees('Le regole di Domìnium');
  await ada.findsNoBarrier();
  await ada.leave();
});

test('a spectator and a television see the board and both players, and are asked for nothing', async () => {
  const [ada, eve] = [await env.person(), await env.person()];
  const path = await roomAt(env.server, { game: 'dominium', bots: { 2: 'greedy' } });
  await sitDown(ada, path, 'Ada');
  await ada.press('Start the match');
  await ada.page.locator('.placing').waitFor();
  await play([ada], 3);
  for (const way of ['', '?table']) {
    await eve.open(path + way);
    await eve.page.locator('.dominium-seat').nth(1).waitFor();
    assert.equal(await eve.page.locator('.placing, .claiming, .keep').count(), 0);
    await eve.findsNoBarrier();
  }
  await eve.leave();
  await ada.leave();
});
