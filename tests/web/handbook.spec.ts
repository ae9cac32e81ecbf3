// The handbook for operators: readable without a script, in both languages, at any width.
import assert from 'node:assert/strict';
import test from 'node:test';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

const pages = [
  'start',
  'install',
  'settings',
  'tls',
  'proxy',
  'admin',
  'watching',
  'update',
  'backup',
  'moving',
  'sizes',
  'postgresql',
  'several',
  'privacy',
  'trouble',
];

test('the first page links to the handbook in its current language', async () => {
  const ada = await env.italian({ forgives: /\/ws\/lobby/ });
  await ada.open('/');
  await ada.page.getByRole('link', { name: 'Un server tutto tuo' }).click();
  await ada.page.waitForURL('**/help/it/start');
  await ada.page.getByRole('heading', { level: 1, name: 'Il manuale' }).waitFor();
  await ada.page.getByRole('link', { name: 'English' }).click();
  await ada.page.getByRole('heading', { level: 1, name: 'The handbook' }).waitFor();
  await ada.leave();
});

test('without a script, the handbook is in the language that the browser asks for', async () => {
  for (const [locale, title] of [
    ['it-IT', 'Il manuale'],
    ['de-DE', 'The handbook'],
  ] as const) {
    const context = await env.browser.newContext({ javaScriptEnabled: false, locale });
    const page = await context.newPage();
    await page.goto(env.server.origin + '/help');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('navigation').locator('a[href=update]').click();
    await page.locator('a[aria-current=page][href=update]').waitFor();
    await context.close();
  }
});

test('axe-core finds no barrier on any page, in light and dark, and each page fits a phone', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const ada = await env.person({ viewport: { width: 360, height: 740 }, colorScheme });
    for (const language of ['en', 'it'])
      for (const name of pages) {
        await ada.open(`/help/${language}/${name}`);
        await ada.page.locator('main h1').waitFor();
        assert.equal(await ada.page.locator('html').getAttribute('lang'), language);
        await ada.findsNoBarrier();
        await ada.hasNothingBeside();
      }
    await ada.leave();
  }
});

test('every link of the handbook leads to a page', async () => {
  const ada = await env.person();
  for (const name of pages) {
    await ada.open(`/help/en/${name}`);
    const links = await ada.page
      .locator('a')
      .evaluateAll(all => all.map(one => (one as HTMLAnchorElement).href));
    for (const link of new Set(links)) {
      const answer = await ada.page.request.get(link);
      assert.equal(answer.status(), 200, `${name}: ${link}`);
    }
  }
  await ada.leave();
});

test('the handbook is dark for people who have chosen that in the settings', async () => {
  const ada = await env.person({ colorScheme: 'light' });
  await ada.open('/help/en/start');
  await ada.page.evaluate(() => localStorage.setItem('reami.theme', 'dark'));
  await ada.page.reload();
  assert.equal(
    await ada.page.locator('html').evaluate(one => getComputedStyle(one).backgroundColor),
    'rgb(27, 31, 27)',
  );
  await ada.leave();
});
