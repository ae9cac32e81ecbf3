// The settings of a person in this browser: they apply at once, on every page, and after a reload.
import assert from 'node:assert/strict';
import test from 'node:test';
import { adaAtTable, playUntil } from './kingdominoSteps';
import type { Person } from './person';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

const colourOf = ({ page }: Person, what: string, property: string) =>
  page
    .locator(what)
    .first()
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

const sets = (ada: Person, name: string) => ada.page.getByRole('switch', { name: new RegExp(`^${name}`) });

const picks = (ada: Person, name: string) => ada.page.locator('.pill', { hasText: name }).click();

/** The contrast of two colours, from 1 to 21 (WCAG 2). */
function contrastOf(...colours: [string, string]): number {
  const [light, dark] = colours
    .map(colour => {
      const [r, g, b] = colour
        .match(/[\d.]+/g)!
        .map(Number)
        .map(part => part / 255)
        .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    })
    .sort((one, other) => other - one);
  return (light! + 0.05) / (dark! + 0.05);
}

test('light, dark and high contrast can be chosen in the settings, whatever the device prefers', async () => {
  // a page that is left at once closes its socket before it is open
  const ada = await env.person({ colorScheme: 'light', forgives: /\/ws\/lobby/ });
  const { page } = ada;
  await ada.open('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  const paper = () => colourOf(ada, 'html', 'background-color');
  assert.equal(await paper(), 'rgb(246, 239, 226)');
  await picks(ada, 'Dark');
  assert.equal(await paper(), 'rgb(27, 31, 27)');
  await ada.findsNoBarrier();
  await page.reload();
  await page.getByRole('radio', { name: 'Dark' }).waitFor();
  assert.equal(await paper(), 'rgb(27, 31, 27)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picks(ada, 'Light');
  assert.equal(await paper(), 'rgb(246, 239, 226)');
  for (const theme of ['Light', 'Dark']) {
    await picks(ada, theme);
    await sets(ada, 'High contrast').check();
    await page.locator('html[data-contrast=more]').waitFor();
    await page.waitForFunction(() =>
      /^rgb\((255, 255, 255|0, 0, 0)\)$/.test(getComputedStyle(document.documentElement).backgroundColor),
    );
    for (const text of ['h1', '.soft', '.help', 'a'])
      assert.ok(contrastOf(await colourOf(ada, text, 'color'), await paper()) >= 7, `${theme}: ${text}`);
    await ada.findsNoBarrier();
    await sets(ada, 'High contrast').uncheck();
  }
  await ada.leave();
});

test('a device that prefers more contrast gets it', async () => {
  const ada = await env.person({ contrast: 'more', colorScheme: 'light' });
  await ada.open('/');
  await ada.page.locator('.game-card').first().waitFor();
  await ada.page.waitForFunction(
    () => getComputedStyle(document.documentElement).backgroundColor === 'rgb(255, 255, 255)',
  );
  await ada.leave();
});

test('in forced colours, the turn, the chosen elements and the buttons differ from everything else', async () => {
  const ada = await env.person({ forcedColors: 'active' });
  const { page } = ada;
  await adaAtTable(env, ada);
  await playUntil('.choice', ada);
  const background = (what: string) => colourOf(ada, what, 'background-color');
  await page.locator('link[href*=forced]').waitFor({ state: 'attached' });
  assert.notEqual(
    await background('.languages [aria-pressed=true]'),
    await background('.languages [aria-pressed=false]'),
  );
  await page.locator('.choice').first().click();
  await page.locator('.confirm-bar').waitFor();
  assert.notEqual(await background('.confirm-bar .main'), await background('.confirm-bar .cancel'));
  for (const marked of ['.turn-banner.yours', '.seat-panel.acts', '.row-domino.picked'])
    assert.equal(await colourOf(ada, marked, 'outline-style'), 'solid', marked);
  assert.equal(await colourOf(ada, '.row-domino:not(.picked, .acts)', 'outline-style'), 'none');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await playUntil('.placing', ada);
  assert.equal(await colourOf(ada, '.row-domino.acts', 'outline-style'), 'solid');
  await ada.leave();
});

test('at a table, the settings open in a dialog: coordinates, motion, sounds and confirmation can be changed', async () => {
  const ada = await env.person({ reducedMotion: 'no-preference' });
  const { page } = ada;
  await adaAtTable(env, ada);
  await page.locator('.coordinates').first().waitFor();
  await page.getByLabel('More', { exact: true }).click();
  await ada.press('Settings');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await sets(ada, 'Coordinates').uncheck();
  assert.equal(await page.locator('.coordinates >> visible=true').count(), 0);
  await sets(ada, 'Less motion').check();
  await page.locator('html[data-motion=off]').waitFor();
  await sets(ada, 'Sounds').uncheck();
  await sets(ada, 'Ask before sending a move').uncheck();
  await sets(ada, 'Colours that differ more').check();
  await ada.findsNoBarrier();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ask before sending a move', pressed: false }).waitFor();
  await page.reload();
  await page.locator('.own-kingdom').waitFor();
  assert.equal(await page.locator('.coordinates >> visible=true').count(), 0);
  assert.equal((await colourOf(ada, '.seat-1', '--seat')).trim(), '#b34a00');
  await ada.leave();
});

test('closed tips can be turned on again', async () => {
  const ada = await env.person({ tips: true });
  await adaAtTable(env, ada);
  await ada.press('No more tips');
  await ada.page.locator('.tip').waitFor({ state: 'detached' });
  await ada.page.getByLabel('More', { exact: true }).click();
  await ada.press('Settings');
  await ada.press('Show the tips again');
  await ada.page.keyboard.press('Escape');
  await ada.page.locator('.tip').waitFor();
  await ada.leave();
});
