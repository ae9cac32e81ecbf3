// The table of Domaine: a player lays out a turn, examines it, undoes it and sends it, by mouse, touch or
// keys.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  act,
  adaAtDomaine,
  asked,
  beginners,
  byKeys,
  byMouse,
  byTouch,
  layOut,
  moves,
  send,
  step,
} from './domaineSteps';
import type { Person } from './person';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const hand = ({ page }: Person) => page.locator('.hand-of-cards .card-button');
const walls = ({ page }: Person) => page.locator('.walls use[href*="wall"]').count();
const knights = ({ page }: Person) => page.locator('.pieces use[href*="knight"]').count();

/** Waits until the person's turn says this. */
const sees = ({ page }: Person, text: string) => page.locator('.act .prompt', { hasText: text }).waitFor();

/** Ada plays against bots, and it is her turn to play a card. */
async function atCards(person: Person): Promise<void> {
  await adaAtDomaine(env, person, beginners);
  assert.ok(await asked([person]));
}

/** Picks a card with this action, if it can be played now; false if she has none. */
async function plays(person: Person, action: RegExp): Promise<boolean> {
  for (const card of await hand(person).all()) {
    if (!action.test((await card.textContent()) ?? '')) continue;
    await card.click();
    const option = person.page.locator('.card-option:enabled').filter({ hasText: action });
    await person.page.locator('.card-option').first().waitFor();
    if ((await option.count()) === 0) continue;
    if ((await option.first().getAttribute('aria-pressed')) !== 'true') await option.first().click();
    return true;
  }
  return false;
}

/** Plays the person's turns until a card with this action can be played, and picks that card. */
async function playUntil(person: Person, action: RegExp): Promise<void> {
  while (!(await plays(person, action))) {
    await act(person, byMouse);
    assert.ok(await asked([person]), 'the match is over');
  }
  await person.page.locator('.target.open').first().waitFor();
}

for (const [name, hands, options] of [
  ['mouse', byMouse, {}],
  ['touch', byTouch, phone],
  ['keyboard', byKeys, {}],
] as const)
  test(`by ${name}: two presses put a castle and its knight, and a third sends them`, async () => {
    const ada = await env.person(options);
    await adaAtDomaine(env, ada);
    assert.ok(await asked([ada]));
    const before = await knights(ada);
    await ada.page.locator('.target.open').first().waitFor();
    await step(ada, hands);
    assert.equal(await ada.page.locator('.target.picked').count(), 1);
    assert.ok(await send(ada).isDisabled());
    await step(ada, hands);
    assert.equal(await knights(ada), before + 1, 'the knight is shown before it is sent');
    await act(ada, hands);
    await eventually(async () => assert.ok((await knights(ada)) >= before + 1));
    await ada.page.locator('.event-log').getByText('Ada places a').first().waitFor({ state: 'attached' });
    await ada.leave();
  });

for (const [name, hands, options] of [
  ['mouse', byMouse, {}],
  ['touch', byTouch, phone],
  ['keyboard', byKeys, {}],
] as const)
  test(`by ${name}: a card is played with its steps and its draw, and sent in one go`, async () => {
    const ada = await env.person(options);
    await atCards(ada);
    await layOut(ada, hands);
    const laid = await moves(ada);
    assert.ok(laid.length >= 2, laid.join(' '));
    assert.match(laid.at(-1)!, /^@/);
    await hands.button(send(ada));
    await ada.page
      .locator('.event-log')
      .getByText(/Ada (draws|takes)/)
      .first()
      .waitFor({ state: 'attached' });
    await ada.leave();
  });

test('the effect of a border is shown under the pointer, drawn once the border is laid out, and can be undone', async () => {
  const ada = await env.person();
  await atCards(ada);
  await playUntil(ada, /border/);
  const before = await walls(ada);
  const edge = ada.page.locator('.target.open').first();
  await edge.hover({ force: true });
  await eventually(async () => assert.equal(await walls(ada), before + 1));
  assert.equal((await moves(ada)).length, 0, 'the pointer lays nothing out');
  await ada.page.mouse.move(5, 5);
  await eventually(async () => assert.equal(await walls(ada), before));
  await step(ada, byMouse);
  assert.equal((await moves(ada)).length, 2);
  await eventually(async () => assert.equal(await walls(ada), before + 1));
  await ada.press('Take back the last step');
  await eventually(async () => assert.equal(await walls(ada), before));
  await step(ada, byMouse);
  await eventually(async () => assert.equal((await moves(ada)).length, 2));
  await ada.page.keyboard.press('Backspace');
  await eventually(async () => assert.equal((await moves(ada)).length, 0));
  await ada.page.locator('.card-option[aria-pressed=true]').waitFor(); // the card stays picked
  await ada.press('Take everything back');
  await ada.page.locator('.card-option[aria-pressed=true]').waitFor({ state: 'detached' });
  await ada.leave();
});

test('a player sells a card to the Court for its price, and draws another one', async () => {
  const ada = await env.person();
  await atCards(ada);
  const kind = ((await hand(ada).first().textContent()) ?? '').match(/[A-D]\d\d/)![0];
  const there = ada.page.locator('.court button', { hasText: kind });
  const isFirst = (await there.count()) === 0; // a bot may have sold a copy of it, which can be drawn (E16)
  await hand(ada).first().click();
  await ada.page.locator('.card-option', { hasText: 'Sell it' }).click();
  await there.waitFor();
  await sees(ada, 'Draw a card');
  assert.equal(await there.isDisabled(), isFirst, 'the card that was just sold');
  await ada.page.locator('.deck .card-button').click();
  await sees(ada, 'Your turn is complete.');
  assert.deepEqual(await moves(ada), [`${kind}$`, '@']);
  await send(ada).click();
  await ada.page.locator('.event-log').getByText(`Ada sells ${kind}`).waitFor();
  await ada.leave();
});

test('a card that can not be played now has the reason, and can be sold', async () => {
  const ada = await env.person();
  await atCards(ada);
  const onlySold = ada.page.locator('.card-button.only-sold');
  for (let turn = 0; (await onlySold.count()) === 0; ++turn) {
    assert.ok(turn < 12, 'every card can be played, turn after turn');
    await act(ada, byMouse);
    assert.ok(await asked([ada]));
  }
  assert.match((await onlySold.first().textContent())!, /ducats|carried out/);
  await onlySold.first().click();
  assert.ok(await ada.page.locator('.card-option').first().isDisabled());
  await ada.page.locator('.card-option:enabled', { hasText: 'Sell it' }).click();
  await sees(ada, 'Draw a card');
  await ada.leave();
});

test("a screen reader gets the contents of the map's places, and arrow keys walk over the map", async () => {
  const ada = await env.person();
  await atCards(ada);
  const { page } = ada;
  await page.locator('.target[tabindex="0"]').focus();
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const from = await at();
  assert.match(from, /^[a-l]\d+: (meadow|forest|village|.* mine|royal city)\./);
  await page.keyboard.press('ArrowRight');
  assert.notEqual(await at(), from);
  await ada.findsNoBarrier();
  await playUntil(ada, /border|knight/);
  await ada.findsNoBarrier();
  await ada.leave();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe-core finds no barrier at the table, in Italian too, ${colorScheme}`, async () => {
    const ada = await env.italian({ ...phone, colorScheme });
    const path = await adaAtDomaineInItalian(ada);
    await layOut(ada, byTouch);
    await ada.findsNoBarrier();
    await ada.hasNothingBeside();
    const eve = await env.person({ colorScheme });
    await eve.open(`${path}?table`);
    await eve.page.locator('.domaine-board').waitFor();
    assert.equal(await eve.page.locator('.hand-of-cards').count(), 0);
    await eve.findsNoBarrier();
    await eve.leave();
    await ada.leave();
  });

async function adaAtDomaineInItalian(ada: Person): Promise<string> {
  const { roomAt } = await import('./roomSteps');
  const bots = { 2: 'greedy', 3: 'greedy', 4: 'greedy' };
  const path = await roomAt(env.server, { game: 'domaine', ...beginners, bots });
  await ada.open(path);
  await ada.page.getByLabel('Il tuo nome').fill('Ada');
  await ada.press('Siediti');
  await ada.sees('(tu)');
  await ada.press('Inizia la partita');
  await ada.page.locator('.domaine-board').waitFor();
  return path;
}
