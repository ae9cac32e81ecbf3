// The frame of a table (clients/web/style/frame.css), as Domaine has it: whatever a decision needs is in
// the window together, whatever its size, and nothing lies over anything else.
import assert from 'node:assert/strict';
import test from 'node:test';
import { adaAtDomaine, asked, beginners, byMouse, byTouch, step } from './domaineSteps';
import { allIsInSight, boxes, finger, walks, windows } from './inSight';
import { speak } from './person';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment({ settings: ['--rooms-an-hour', '100'] });

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

test('on a phone a part of the map is shown, as large from the first step to the last, and the small map moves it', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await adaAtDomaine(env, ada, beginners);
  assert.ok(await asked([ada]));
  const { page } = ada;
  const part = async () =>
    (await page.locator('.domaine-board > svg').first().getAttribute('viewBox'))!.split(' ').map(Number);
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
