// The player lays out a whole turn before the client sends it. The table shows its effects, and one touch
// sends all of it.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  act,
  adaAtTable,
  atOnce,
  byMouse,
  inOneGo,
  playRound,
  playUntil,
  twoAtTable,
} from './kingdominoSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

test('one touch sends a placement together with the next choice', async () => {
  const ada = await env.person();
  await adaAtTable(env, ada);
  const { page } = ada;
  await playUntil('.placing', ada);
  const sent: string[] = [];
  const heard: string[] = [];
  await page.locator('.choice').first().waitFor();
  await page.locator('.choice').first().click(); // the order does not matter
  assert.equal(await page.locator('.confirm-bar').count(), 0); // the turn is incomplete
  await page.locator('.placing .spot').first().click();
  assert.match(await page.locator('.confirm-bar .confirm').innerText(), /^Place it, then choose \d+$/);
  const shown = page.locator('.points-change', { hasText: '→' });
  await shown.waitFor();
  sent.push(...(await page.locator('.choice.picked .number').allInnerTexts()));
  const points = /→ (\d+)/.exec(await shown.innerText())![1]!;
  await page.locator('.confirm-bar .confirm').click();
  await page.locator('.confirm-bar').first().waitFor({ state: 'detached' });
  await eventually(async () => {
    heard.splice(0, heard.length, ...(await page.locator('.event-log li').allInnerTexts()));
    assert.ok(
      heard.some(line => new RegExp(`Ada.*\\b${sent[0]}\\b`).test(line)),
      heard.join('\n'),
    );
  });
  assert.equal(/\d+/.exec(await page.locator('.own-score .points').innerText())![0], points);
  await ada.leave();
});

test('a whole match takes fewer clicks if turns are sent in one go, and at most 25 without confirmation', async () => {
  const [ada, bob] = await twoAtTable(env, { asks: 'unsaid' });
  const people = [ada, bob];
  for (const { page } of people)
    await page.evaluate('window.clicks = 0; addEventListener("click", () => ++window.clicks, true)');
  const clicks: number[] = [];
  for (const hands of [atOnce, inOneGo, byMouse]) {
    if (hands === inOneGo) for (const person of people) await person.press('Ask before sending');
    if (clicks.length > 0) {
      for (const person of people) await person.press('Play again');
      for (const { page } of people) await page.locator('.ending').waitFor({ state: 'detached' });
    }
    for (const { page } of people) await page.evaluate('window.clicks = 0');
    await playRound(people, hands);
    const counts = await Promise.all(people.map(({ page }) => page.evaluate<number>('window.clicks')));
    clicks.push(Math.max(...counts));
  }
  const [without, inOne, oneByOne] = clicks as [number, number, number];
  console.log(
    `# clicks of one person in a match: ${oneByOne} one by one, ${inOne} in one go, ${without} not asked`,
  );
  assert.ok(without <= 25 && without < inOne && inOne < oneByOne, JSON.stringify(clicks));
  await bob.leave();
  await ada.leave();
});

test('on a phone, both parts of a turn are chosen by touch, and sent beside the last choice', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await adaAtTable(env, ada);
  const { page } = ada;
  await playUntil('.placing', ada);
  await page.locator('.placing .spot').first().tap();
  await page.locator('.choice').first().tap();
  assert.equal(await page.locator('.confirm').count(), 1);
  const button = page.locator('.frame-act .confirm');
  const box = (await button.boundingBox())!;
  assert.ok(box.y >= 0 && box.y + box.height <= 740, `the button is in sight: ${JSON.stringify(box)}`);
  await button.tap();
  await page.locator('.confirm-bar').first().waitFor({ state: 'detached' });
  await act(ada, byMouse);
  await ada.leave();
});
