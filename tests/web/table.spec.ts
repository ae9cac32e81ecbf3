// The table of Kingdomino: a player's actions, and their visible and audible results.
import assert from 'node:assert/strict';
import test from 'node:test';
import { act, adaAtTable, byMouse, playRound, playUntil } from './kingdominoSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

test('a picked or pinned domino can be taken back, and nothing is sent', async () => {
  const ada = await env.person();
  const sent: string[] = [];
  ada.page.on('websocket', socket => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const moves = () => sent.filter(text => text.includes('"t":"move"')).length;
  await adaAtTable(env, ada);
  await playUntil('.choice', ada);
  const before = moves();
  await ada.page.locator('.choice').first().click();
  await ada.press('Cancel');
  await ada.page.locator('.confirm-bar').waitFor({ state: 'detached' });
  await ada.page.locator('.choice').first().click();
  await ada.page.locator('.confirm-bar').waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.page.locator('.confirm-bar').waitFor({ state: 'detached' });
  assert.equal(moves(), before);
  await playUntil('.placing', ada);
  const chosen = moves();
  await ada.page.locator('.placing .spot').first().click();
  await ada.press('Cancel');
  await ada.page.locator('.held').waitFor({ state: 'detached' });
  assert.equal(moves(), chosen);
  await ada.leave();
});

test('where a domino does not fit, the table names the rule, with a link to it', async () => {
  const ada = await env.person();
  await adaAtTable(env, ada);
  await playUntil('.placing', ada);
  await ada.page.locator('.placing .plot:not(.spot)').first().click();
  await ada.press('Why not?');
  const link = ada.page.locator('.refused a');
  await link.waitFor();
  assert.match((await link.getAttribute('href'))!, /^\/rules\/kingdomino\?from=[A-Z]{8}#R3\.\d$/);
  await ada.findsNoBarrier();
  await act(ada, byMouse);
  await ada.page.locator('.refused').waitFor({ state: 'detached' });
  await ada.leave();
});

test('a domino can be dragged from the hand, turned by R and by the wheel, and dragged on', async () => {
  const ada = await env.person();
  await adaAtTable(env, ada);
  await playUntil('.placing', ada);
  const { page } = ada;
  await page.locator('.hand-domino .domino').hover();
  await page.mouse.down();
  await page.locator('.placing .plot').first().hover({ force: true });
  await page.mouse.up();
  const lying = () => page.locator('.confirm-bar p').innerText();
  const changes = (before: string) =>
    page.waitForFunction(text => document.querySelector('.confirm-bar p')?.textContent !== text, before);
  const dropped = await lying();
  await page.locator('.placing').focus();
  await page.keyboard.press('r');
  await changes(dropped);
  const turned = await lying();
  await page.locator('.placing').hover();
  await page.mouse.wheel(0, -100);
  await changes(turned);
  await ada.leave();
});

test('on a phone, nothing is wider than the screen, and all controls are large enough', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await adaAtTable(env, ada, { seats: 4 });
  const { page } = ada;
  await playUntil('.choice', ada);
  await page.locator('.choice').first().tap();
  await page.locator('.confirm-bar .confirm').tap();
  await page.locator('.placing .spot').first().tap();
  await page.locator('.confirm-bar').waitFor();
  // The button of the last move is as wide as the window, and may be lower.
  for (const { what, width, height } of await ada.sizes('.kingdomino button'))
    assert.ok(width >= 44 && height >= (width > 300 ? 32 : 44), `${what}: ${width} x ${height}`);
  const spot = (await page.locator('.placing .spot').first().boundingBox())!;
  assert.ok(spot.width >= 44, `a square is ${spot.width} wide`);
  await ada.hasNothingBeside();
  await page.locator('.confirm-bar .confirm').tap();
  await ada.leave();
});

test('a screen reader gets the events, the contents of the kingdom, and the request of the turn', async () => {
  const ada = await env.person();
  await adaAtTable(env, ada);
  await playUntil('.placing', ada);
  const { page } = ada;
  await page.getByRole('gridcell', { name: 'g7: castle' }).first().waitFor();
  await page
    .locator('.kingdomino [aria-live=polite]')
    .getByText(/domino \d+/)
    .waitFor({ state: 'attached' });
  await page.locator('.placing').focus();
  await page.keyboard.press('ArrowUp');
  assert.match(
    await page.locator('.confirm-bar [aria-live=polite]').innerText(),
    / on [a-m]\d+, .* on [a-m]\d+/,
  );
  await ada.findsNoBarrier();
  await ada.leave();
});

test('a spectator and a television see all kingdoms, and have no move to make', async () => {
  const [ada, eve] = [await env.person(), await env.person()];
  const path = await adaAtTable(env, ada, { seats: 3 });
  await playUntil('.placing', ada);
  for (const way of ['', '?table']) {
    await eve.open(path + way);
    await eve.page.locator('.seat-panel').nth(2).waitFor();
    assert.equal(await eve.page.locator('.choice, .placing').count(), 0);
    assert.equal(await eve.page.locator('.line-notice p').count(), 0, 'a spectator sees no notice');
    await eve.findsNoBarrier();
  }
  await eve.leave();
  await ada.leave();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe-core finds no barrier at the table: choosing, placing, between rounds, ${colorScheme}`, async () => {
    const ada = await env.person({ colorScheme });
    await adaAtTable(env, ada, { options: { dynasty: true } });
    const { page } = ada;
    const taken = page.locator('[role=radiogroup] .row-domino:not(.choice)');
    while ((await taken.count()) === 0) {
      await act(ada, byMouse);
      await playUntil('.choice', ada);
    }
    await page.locator('.choice').first().click();
    await ada.findsNoBarrier();
    await playUntil('.placing', ada);
    await page.locator('.placing .spot').first().click();
    await ada.findsNoBarrier();
    await playRound([ada], byMouse);
    await page.locator('.round-break .totals').waitFor();
    await ada.findsNoBarrier();
    await ada.leave();
  });
