// Whole matches at Kingdomino's table: by keys alone, by touch, in several rounds.
import assert from 'node:assert/strict';
import test from 'node:test';
import { adaAtTable, byKeys, byMouse, byTouch, playRound, playUntil, twoAtTable } from './kingdominoSteps';
import type { Person } from './person';
import { fold } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

test('two browsers play a whole match by keyboard only, and every kingdom shows its points', async () => {
  const [ada, bob] = await twoAtTable(env);
  const done = await playRound([ada, bob], byKeys);
  assert.equal(done.chose, 24); // 24 dominoes are in play (R1)
  const rankings = await Promise.all([ada, bob].map(one => one.page.locator('.ranking').innerText()));
  assert.equal(rankings[0], rankings[1]);
  const kingdoms = await ada.page.locator('.kingdoms .seat-panel').all();
  assert.equal(kingdoms.length, 2);
  for (const kingdom of kingdoms) {
    const points = Number(/\d+/.exec(await kingdom.locator('.points').innerText())![0]);
    const sums = await kingdom.locator('.score-domains strong').allInnerTexts();
    assert.equal(
      sums.reduce((sum, one) => sum + Number(one), 0),
      points,
    );
  }
  await ada.findsNoBarrier();
  await bob.leave();
  await ada.leave();
});

/**
 * Where squares are narrower than a finger, large buttons correct the place of a domino that was put beside
 * the intended square.
 */
async function nudges(person: Person): Promise<void> {
  const { page } = person;
  await page.locator('.placing .spot').first().tap();
  const lying = () => page.locator('.confirm-bar [aria-live]').innerText();
  const before = await lying();
  for (const { what, width, height } of await person.sizes('.hand button'))
    assert.ok(width >= 44 && height >= 44, `${what}: ${width} x ${height}`);
  // If the domino lies at the lower edge of the board, the page disables the button that moves it down.
  const down = page.getByLabel('One square down');
  const up = page.getByLabel('One square up');
  const [there, back] = (await down.isEnabled()) ? [down, up] : [up, down];
  await there.tap();
  await eventually(async () => assert.notEqual(await lying(), before));
  await back.tap();
  await eventually(async () => assert.equal(await lying(), before));
  await page.locator('.confirm-bar button').last().tap();
  await page.locator('.confirm-bar').waitFor({ state: 'detached' });
}

test('a whole Mighty Duel is played by touch on a phone, and every tap hits its square', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await adaAtTable(env, ada, { options: { mighty_duel: true } });
  let narrowest = Infinity;
  const place: typeof byTouch.place = async person => {
    const { width } = (await person.page.locator('.placing .spot').first().boundingBox())!;
    if (width < narrowest && width < 44) await nudges(person);
    narrowest = Math.min(narrowest, width);
    await byTouch.place(person);
  };
  const done = await playRound([ada], { ...byTouch, place });
  assert.equal(done.chose, 24); // all 48 dominoes (R5.2)
  assert.ok(narrowest >= 36, `a square was ${narrowest} wide`);
  await fold(ada, 'At the table');
  await ada.page.getByText('(you)').first().waitFor();
  await ada.findsNoBarrier();
  await ada.leave();
});

test('in a Dynasty, the next round begins with new kingdoms when all are ready', async () => {
  const ada = await env.person();
  await adaAtTable(env, ada, { options: { dynasty: true } });
  await playRound([ada], byMouse);
  await ada.press('Ready for the next round');
  await ada.page.locator('.round-break').waitFor({ state: 'detached' });
  await eventually(async () =>
    assert.equal(await ada.page.locator('.own-kingdom .domino-rim').count(), 0, 'before it is laid'),
  );
  await playUntil('.placing', ada);
  await ada.leave();
});
