// The rules in the app, the links to them, and the ways back.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { Person } from './person';
import { botsBeside, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
const laptop = { viewport: { width: 1366, height: 650 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const edgesOf = (place: Locator) =>
  place.evaluate(one => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top, bottom };
  });

/** The rule is marked as the link's target, and its beginning is visible and uncovered. */
async function isArrivedAt(page: Page, rule: string): Promise<void> {
  const place = page.locator(`[id="${rule}"]:target`);
  await eventually(async () => {
    const isSeen = await place.evaluate(one => {
      const { left, top } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 8, top + 8));
    });
    assert.ok(isSeen, `${rule} is out of the window, or covered`);
  });
}

/** Ada plays against bots, and the table is complete. */
async function adaPlays(ada: Person, game: string, seats = 2): Promise<string> {
  const path = await roomAt(env.server, { game, seats, bots: botsBeside(seats) });
  await sitDown(ada, path, 'Ada');
  await ada.press('Start the match');
  await ada.page.locator('.table-frame .turn-banner').waitFor();
  return path;
}

async function openGuide({ page }: Person): Promise<Locator> {
  await page.getByRole('button', { name: 'How to play' }).click();
  const guide = page.locator('.guide');
  await guide.getByRole('link', { name: 'All the rules' }).waitFor();
  return guide;
}

/** The new tab that the link opens. */
async function opened({ page }: Person, link: Locator): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return tab;
}

for (const size of [laptop, phone])
  test(`${size.viewport.width} px: a link leads to its rule, marks it, and nothing covers it`, async () => {
    const ada = await env.person(size);
    await ada.open('/rules/kingdomino?from=KETMKARD#R4.4');
    await isArrivedAt(ada.page, 'R4.4');
    await ada.leave();
  });

test('the rules are there in both languages with pictures, and axe-core finds no barrier', async () => {
  const ada = await env.italian({ colorScheme: 'dark' });
  await ada.open('/rules/kingdomino');
  await ada.sees('Le regole di Kingdomino');
  await ada.page.getByRole('img').nth(4).waitFor();
  await ada.page.getByRole('navigation', { name: 'Indice' }).getByText('4 Punteggio').waitFor();
  await ada.findsNoBarrier();
  await ada.press('EN');
  await ada.sees('The rules of Kingdomino');
  await ada.findsNoBarrier();
  await ada.leave();
});

test('on a phone, the contents of the rules are folded, and nothing is wider than the screen', async () => {
  const ada = await env.person(phone);
  const { page } = ada;
  await ada.open('/rules/domaine');
  await ada.sees('The rules of Domaine');
  await ada.hasNothingBeside();
  const fold = page.getByRole('button', { name: 'Contents' });
  const last = page.getByRole('link', { name: '14 How moves are written' });
  assert.equal(await last.isVisible(), false);
  await fold.click();
  await last.waitFor();
  await ada.findsNoBarrier();
  await page.keyboard.press('Escape');
  await last.waitFor({ state: 'hidden' });
  await fold.click();
  await page.getByRole('link', { name: '8 Expansion' }).click();
  await isArrivedAt(page, 'R8');
  await last.waitFor({ state: 'hidden' });
  await ada.leave();
});

test('on a laptop, the contents are beside the rules, scroll along, and mark the current section', async () => {
  const ada = await env.person(laptop);
  const { page } = ada;
  await ada.open('/rules/domaine');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: '8 Expansion' }).click();
  await isArrivedAt(page, 'R8');
  await contents.locator('[aria-current]', { hasText: '8 Expansion' }).waitFor();
  for (const part of [
    contents.getByRole('link').first(),
    page.getByRole('button', { name: 'Try the lesson' }),
  ]) {
    const { top, bottom } = await edgesOf(part);
    assert.ok(top >= 0 && bottom <= laptop.viewport.height, `from ${top} to ${bottom}`);
  }
  await ada.hasNothingBeside();
  await ada.leave();
});

test('“Back to the match” closes the tab of the rules, and the match is unchanged', async () => {
  const ada = await env.person(laptop);
  await adaPlays(ada, 'kingdomino');
  const guide = await openGuide(ada);
  const tab = await opened(ada, guide.getByRole('link', { name: 'All the rules' }));
  const closed = tab.waitForEvent('close');
  const section = tab.getByRole('link', { name: '4 Score' });
  await section.waitFor(); // a reload before the page is there would be aborted
  await tab.reload();
  await section.click();
  // The tab may close before the browser has confirmed the click; only that the tab closes counts.
  const pressed = tab.getByRole('link', { name: 'Back to the match' }).click();
  await Promise.all([closed, pressed.catch(() => null)]);
  assert.equal(await guide.isVisible(), true, 'the guide is still open');
  await ada.leave();
});

test('“Back to the match” leads into the match if the rules were opened in another way', async () => {
  const ada = await env.person(laptop);
  const path = await adaPlays(ada, 'kingdomino');
  const link = ada.page.locator('.guide a').last();
  await openGuide(ada);
  const address = await link.evaluate(one => (one as HTMLAnchorElement).href);
  const tab = await ada.page.context().newPage();
  await tab.goto(address);
  await tab.getByRole('link', { name: 'Back to the match' }).click();
  await tab.waitForURL(`**${path}`);
  await tab.locator('.table-frame').waitFor();
  await ada.leave();
});

test('“Back to the match” is missing for a reader who did not come from a match, and never leads to another site', async () => {
  const ada = await env.person(laptop);
  const back = ada.page.getByRole('link', { name: /^Back to/ });
  const others = [
    'https://example.org/',
    '//example.org',
    '/\\example.org',
    'KETMKARD/2/../../..',
    '%2F%2Fa',
  ];
  for (const from of [null, '', ...others]) {
    const question = from === null ? '' : `?from=${encodeURIComponent(from)}`;
    await ada.open(`/rules/kingdomino${question}`);
    await ada.page.locator('.rules-contents').waitFor();
    assert.equal(await back.count(), 0, `from ${from}`);
  }
  await ada.open('/rules/kingdomino?from=KETMKARD/2');
  assert.equal(await back.getAttribute('href'), '/r/KETMKARD/2');
  await ada.leave();
});

test('one press leads from the rules to the lesson', async () => {
  const ada = await env.person(laptop);
  await ada.open('/rules/toncc');
  await ada.press('Try the lesson');
  await ada.page.waitForURL('**/r/*');
  await ada.page.locator('.game-goal.hint').waitFor();
  await ada.leave();
});

for (const [game, seats] of [
  ['kingdomino', 2],
  ['dominium', 2],
  ['toncc', 3],
  ['domaine', 2],
] as const)
  test(`${game}: every sign and card, in the guide and on the table, links to an existing rule`, async () => {
    const ada = await env.person(laptop);
    const { page } = ada;
    await adaPlays(ada, game, seats);
    await page.locator('.table-frame [data-rule]').first().waitFor();
    const onTable = await page
      .locator('.table-frame [data-rule]')
      .evaluateAll(all => all.map(one => (one as HTMLElement).dataset.rule!));
    const guide = await openGuide(ada);
    const told = await guide
      .locator('li, dd')
      .evaluateAll(all => all.map(one => one.querySelector('a')?.hash.slice(1) ?? 'none'));
    assert.ok(told.length >= 8, `${told.length} are told`);
    const tab = await opened(
      ada,
      guide.getByRole('link', { name: `Rule ${told.at(-1)}`, exact: true }).last(),
    );
    await isArrivedAt(tab, told.at(-1)!);
    const anchors = new Set(await tab.locator('.rules [id]').evaluateAll(all => all.map(({ id }) => id)));
    for (const rule of [...onTable, ...told]) assert.ok(anchors.has(rule), `there is no ${rule}`);
    await ada.leave();
  });

test('a note names the sign under the pointer and its rule, and Escape closes it', async () => {
  const ada = await env.person(laptop);
  const { page } = ada;
  await adaPlays(ada, 'domaine');
  const note = page.locator('.sign-note');
  await page.locator('.reserve').first().hover();
  await page.getByText('Rule R7.3').waitFor();
  const tab = await opened(ada, note.getByRole('link'));
  await isArrivedAt(tab, 'R7.3');
  await tab.close();
  await page.locator('.ducats').first().hover();
  await note.getByText('Rule R4.1').waitFor();
  assert.equal(await note.count(), 1);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  await ada.leave();
});

test('a long touch on a card shows a note about it, with a link to its rule', async () => {
  const ada = await env.person(phone);
  const { page } = ada;
  await adaPlays(ada, 'domaine');
  const note = page.locator('.sign-note');
  const finger = await page.context().newCDPSession(page);
  const box = (await page.locator('.deck').boundingBox())!;
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await note.waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const link = note.getByRole('link', { name: 'Rule R4.3' });
  assert.ok((await link.boundingBox())!.height >= 44);
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.tap()]);
  await isArrivedAt(tab, 'R4.3');
  await page.bringToFront();
  await page.locator('.turn-banner').tap();
  await note.waitFor({ state: 'detached' });
  await ada.leave();
});
