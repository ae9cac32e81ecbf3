// The frame of a table (clients/web/style/frame.css), as Domaine has it: whatever a decision needs is in
// the window together, whatever its size, and nothing lies over anything else.
import assert from 'node:assert/strict';
import test from 'node:test';
import { adaAtDomaine, asked, beginners, byMouse, byTouch, layOut, send, step } from './domaineSteps';
import { Interposed, type Message } from './fakedMessages';
import { allIsInSight, boxes, finger, walks, windows } from './inSight';
import { speak } from './person';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment({ settings: ['--rooms-an-hour', '100'], hasScrollBars: true });

const needed = {
  seen: '.turn-banner, .standing, .domaine-board, .deck, .hand-of-cards .card-button, .prompt, .act-buttons button',
  pressed: '.hand-of-cards .card-button, .card-option, .laid .end',
};

for (const [by, language] of walks)
  for (const [width, height] of windows[by])
    test(`at ${width} x ${height}, by ${by}, in ${language}, all that a decision needs is in sight`, async () => {
      const touch = by === 'touch' ? { hasTouch: true, isMobile: true } : {};
      const ada = await env.person({ viewport: { width, height }, ...touch });
      const hands = by === 'touch' ? byTouch : byMouse;
      await adaAtDomaine(env, ada, beginners);
      await speak(ada, language);
      assert.ok(await asked([ada]));
      await allIsInSight(ada, 'a card is to be chosen', needed, finger);
      const map = async () => (await boxes(ada, '.frame-board'))[0];
      const lies = await map();
      while (!(await ada.page.locator('.send:enabled').count())) {
        await step(ada, hands);
        await allIsInSight(ada, await ada.page.locator('.prompt').innerText(), needed, finger);
        assert.deepEqual(await map(), lies, 'the map stays where it is while a turn is laid out');
        if (by === 'touch' && (await ada.page.locator('.target.open').count()) > 0)
          for (const target of await ada.sizes('.target.open'))
            assert.ok(target.width >= finger && target.height >= finger, `a place is ${target.width} wide`);
      }
      await ada.leave();
    });

test('on a phone a turn shows the whole map, then a part of it, as large to the last step, and the small map moves it', async () => {
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

test('on a television all is in sight, without a hand', async () => {
  const eve = await env.person({ viewport: { width: 1920, height: 1080 } });
  const ada = await env.person();
  const path = await adaAtDomaine(env, ada, beginners);
  await eve.open(`${path}?table`);
  await eve.page.locator('.domaine-board').waitFor();
  for (const { what, right, bottom } of await boxes(eve, '.standing, .domaine-board, .deck, .event-log'))
    assert.ok(right <= 1920 && bottom <= 1080, what);
  assert.equal(await eve.page.locator('.hand-of-cards, .act-buttons').count(), 0);
  await eve.leave();
  await ada.leave();
});

/** As many kinds as a Court holds late in a match. */
const market = { A01: 1, A03: 2, B02: 1, B05: 1, C01: 3, C04: 1, D02: 1, A05: 1, B07: 1, C08: 1 };

/** What the server says, with these cards in the Court. */
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

for (const [width, height] of [
  [1366, 650],
  [1920, 1080],
  [768, 1024],
] as const)
  test(`at ${width} x ${height} ten kinds of cards lie in the Court, whole and apart`, async () => {
    const ada = await env.person({ viewport: { width, height } });
    (await Interposed.at(ada.page)).tells(fullCourt);
    await adaAtDomaine(env, ada, beginners);
    assert.ok(await asked([ada]));
    const cards = await boxes(ada, '.court .card-button');
    assert.ok(cards.length >= 10, `${cards.length} cards`);
    for (const [n, { what, left, top, right, bottom }] of cards.entries()) {
      assert.ok(right - left >= 43.5, `${what} is ${right - left} wide`);
      assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height, `${what} is outside`);
      for (const other of cards.slice(n + 1))
        assert.ok(
          other.left >= right - 1 || other.top >= bottom - 1,
          `${other.what} lies over ${what}: ${other.left} ${right}`,
        );
    }
    await allIsInSight(ada, 'the Court is full', needed, finger);
    await ada.leave();
  });

for (const [width, height] of [
  [360, 740],
  [683, 325],
] as const)
  test(`at ${width} x ${height} the Court is opened, while others play too`, async () => {
    const ada = await env.person({ viewport: { width, height }, hasTouch: true, isMobile: true });
    const between = await Interposed.at(ada.page);
    between.tells(fullCourt);
    await adaAtDomaine(env, ada, beginners);
    assert.ok(await asked([ada]));
    await allIsInSight(ada, 'the Court is full', needed, finger);
    between.waits(({ t }) => t === 'move' || t === 'moves'); // so that it stays nobody's turn
    await layOut(ada, byTouch);
    await send(ada).tap();
    await ada.page.locator('.send:disabled').waitFor();
    await ada.page.locator('.open-court').tap();
    const sheet = ada.page.locator('.court-sheet .card-button');
    await sheet.first().waitFor();
    assert.ok((await sheet.count()) >= 10);
    await ada.hasNothingBeside();
    await ada.page.keyboard.press('Escape');
    await sheet.first().waitFor({ state: 'detached' });
    between.goesOn();
    await ada.leave();
  });
