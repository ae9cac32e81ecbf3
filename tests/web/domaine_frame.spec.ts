// The frame of Domaine's table: the visible part of the map on a phone, and a Court with many kinds of cards.
import assert from 'node:assert/strict';
import test from 'node:test';
import { adaAtDomaine, asked, beginners, byTouch, layOut, send, step } from './domaineSteps';
import { Interposed, type Message } from './fakedMessages';
import { allIsInSight, finger, resize } from './inSight';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

test('on a phone, a turn begins with the whole map; then a part is shown at one scale, and the small map moves it', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await adaAtDomaine(env, ada, beginners);
  assert.ok(await asked([ada]));
  const { page } = ada;
  const part = async () =>
    (await page.locator('.domaine-board > svg').first().getAttribute('viewBox'))!.split(' ').map(Number);
  assert.ok((await part())[2]! >= 1200, 'the last moves are seen on the whole map');
  assert.equal(await page.locator('.mini-map').count(), 0);
  await step(ada, byTouch); // a card
  await page.locator('.mini-map').waitFor();
  const marks = /^(M\d+ \d+h0)+$/; // on the places to press
  await eventually(async () => assert.match((await page.locator('.mini-open').getAttribute('d'))!, marks));
  const before = await part();
  assert.ok(before[2]! < 700, `${before[2]} of 1200 are shown`);
  const small = (await page.locator('.mini-map').boundingBox())!;
  await page.touchscreen.tap(small.x + small.width - 8, small.y + small.height - 8);
  const moved = await part();
  assert.deepEqual(moved.slice(2), before.slice(2));
  assert.ok(moved[0]! > 400 && moved[1]! > 400, moved.join(' '));
  while (!(await page.locator('.send:enabled').count())) {
    await step(ada, byTouch);
    assert.deepEqual((await part()).slice(2), before.slice(2));
  }
  await ada.leave();
});

test('pieces of players with equal points lie apart on the track to the King', async () => {
  const ada = await env.person();
  await adaAtDomaine(env, ada, beginners);
  assert.ok(await asked([ada]));
  await eventually(async () => {
    const places = await ada.page
      .locator('.runner')
      .evaluateAll(all =>
        all.map(one => Math.round(one.getBoundingClientRect().x)).sort((one, other) => one - other),
      );
    assert.equal(places.length, 4);
    for (const [n, x] of places.entries()) if (n > 0) assert.ok(x - places[n - 1]! >= 8, places.join(' '));
  });
  await ada.leave();
});

/** A Court with as many kinds of cards as there are late in a match. */
const market = { A01: 1, A03: 2, B02: 1, B05: 1, C01: 3, C04: 1, D02: 1, A05: 1, B07: 1, C08: 1 };

/** Changes the server's message so that the Court has these cards. */
function withMarket(said: unknown): void {
  if (typeof said !== 'object' || said === null) return;
  for (const [name, value] of Object.entries(said)) {
    if (name === 'court') Object.assign(value as object, market);
    else withMarket(value);
  }
}

const fullCourt = (said: Message): Message => {
  withMarket(said);
  return said;
};

test("ten kinds of cards in the Court are whole and apart; on a phone, the Court can be opened during others' turns, too", async () => {
  const ada = await env.person({ viewport: { width: 1366, height: 650 }, hasTouch: true });
  const between = await Interposed.at(ada.page);
  between.tells(fullCourt);
  await adaAtDomaine(env, ada, beginners);
  assert.ok(await asked([ada]));
  const inCourt = { seen: '.court .card-button', pressed: '.act-buttons button' };
  for (const [width, height] of [
    [1366, 650],
    [1920, 1080],
    [768, 1024],
  ] as const) {
    await resize(ada, { width, height });
    await allIsInSight(ada, 'the Court is full', inCourt, finger);
    const cards = await ada.sizes('.court .card-button');
    assert.ok(cards.length >= 10, `${cards.length} cards`);
    for (const { what, width } of cards) assert.ok(width >= 43.5, `${what} is ${width} wide`);
  }
  await resize(ada, { width: 683, height: 325 });
  await allIsInSight(ada, 'the Court is full', { ...inCourt, pressed: '.open-court' }, finger);
  between.waits(({ t }) => t === 'move' || t === 'moves'); // so that no player's turn begins
  await layOut(ada, byTouch);
  await send(ada).tap();
  await ada.page.locator('.send:disabled').waitFor();
  const sheet = ada.page.locator('.court-sheet .card-button');
  for (const size of [
    { width: 683, height: 325 },
    { width: 360, height: 740 },
  ]) {
    await resize(ada, size);
    await ada.page.locator('.open-court').tap();
    await sheet.first().waitFor();
    assert.ok((await sheet.count()) >= 10);
    await ada.hasNothingBeside();
    await ada.page.keyboard.press('Escape');
    await sheet.first().waitFor({ state: 'detached' });
  }
  between.goesOn();
  await ada.leave();
});
