// A turn that is laid out before it is sent: what it would bring is shown, and one touch sends all of it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { act, adaAtTable, byMouse, inOneGo, playRound, playUntil, twoAtTable } from './kingdominoSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

test('a domino is placed and the next one chosen with one touch', async () => {
  const ada = await env.person();
  await adaAtTable(env, ada);
  const { page } = ada;
  await playUntil('.placing', ada);
  const sent: string[] = [];
  const heard: string[] = [];
  await page.locator('.choice').first().waitFor();
  await page.locator('.choice').first().click(); // in any order
  assert.equal(await page.locator('.confirm-bar').count(), 0); // nothing can be sent yet
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
  assert.equal(/\d+/.exec(await page.locator('.own-kingdom .points').innerText())![0], points);
  await ada.leave();
});

test('a whole match takes fewer clicks when turns are sent in one go', async () => {
  const [ada, bob] = await twoAtTable(env);
  const clicks = { byMouse: 0, inOneGo: 0 };
  for (const { page } of [ada, bob])
    await page.evaluate('window.clicks = 0; addEventListener("click", () => ++window.clicks, true)');
  await playRound([ada, bob], inOneGo);
  for (const { page } of [ada, bob]) clicks.inOneGo += await page.evaluate<number>('window.clicks');
  for (const { page } of [ada, bob]) await page.getByRole('button', { name: 'Play again' }).click();
  for (const { page } of [ada, bob]) await page.locator('.ending').waitFor({ state: 'detached' });
  for (const { page } of [ada, bob]) await page.evaluate('window.clicks = 0');
  await playRound([ada, bob], byMouse);
  for (const { page } of [ada, bob]) clicks.byMouse += await page.evaluate<number>('window.clicks');
  console.log(`# clicks of two people in a match: ${clicks.byMouse} one by one, ${clicks.inOneGo} in one go`);
  assert.ok(clicks.inOneGo < clicks.byMouse, JSON.stringify(clicks));
  await bob.leave();
  await ada.leave();
});

test('on a phone both are chosen by touch, and sent from where the last was chosen', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await adaAtTable(env, ada);
  const { page } = ada;
  await playUntil('.placing', ada);
  await page.locator('.placing .spot').first().tap();
  await page.locator('.choice').first().tap();
  assert.equal(await page.locator('.confirm').count(), 1);
  const button = page.locator('.rows-and-choice .confirm');
  const box = (await button.boundingBox())!;
  assert.ok(box.y >= 0 && box.y + box.height <= 740, `the button is in sight: ${JSON.stringify(box)}`);
  await button.tap();
  await page.locator('.confirm-bar').first().waitFor({ state: 'detached' });
  await act(ada, byMouse);
  await ada.leave();
});
