// The table of Domaine: a turn is laid out, looked at, taken back and sent, by mouse, by touch and by keys.
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

/** Ada's turn has come, and castles stand. */
async function atCards(person: Person): Promise<void> {
  await adaAtDomaine(env, person, beginners);
  assert.ok(await asked([person]));
}

/** A card of which this action can be played now; false if she holds none. */
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

/** Turn by turn, until she can play that action. */
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
  test(`a castle and its knight are put with two presses and sent, by ${name}`, async () => {
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
  test(`a card is played, with its steps and its draw, in one go by ${name}`, async () => {
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

test('what a border would do is shown while it is pointed at, drawn when it is laid out, and can be taken back', async () => {
  const ada = await env.person();
  await atCards(ada);
  await playUntil(ada, /border/);
  const before = await walls(ada);
  const edge = ada.page.locator('.target.open').first();
  await edge.hover({ force: true });
  await eventually(async () => assert.equal(await walls(ada), before + 1));
  assert.equal((await moves(ada)).length, 0, 'pointing lays nothing out');
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
  await ada.page.locator('.card-option[aria-pressed=true]').waitFor(); // the card stays
  await ada.press('Take everything back');
  await ada.page.locator('.card-option[aria-pressed=true]').waitFor({ state: 'detached' });
  await ada.leave();
});

test('a card is sold to the Court for its price, and another is drawn', async () => {
  const ada = await env.person();
  await atCards(ada);
  const kind = ((await hand(ada).first().textContent()) ?? '').match(/[A-D]\d\d/)![0];
  const there = ada.page.locator('.court button', { hasText: kind });
  const isFirst = (await there.count()) === 0; // a bot may have sold a copy, which can be drawn (E16)
  await hand(ada).first().click();
  await ada.page.locator('.card-option', { hasText: 'Sell it' }).click();
  await there.waitFor();
  await ada.sees('Draw a card');
  assert.equal(await there.isDisabled(), isFirst, 'the one just sold');
  await ada.page.locator('.deck .card-button').click();
  await ada.sees('Your turn is complete.');
  assert.deepEqual(await moves(ada), [`${kind}$`, '@']);
  await send(ada).click();
  await ada.page.locator('.event-log').getByText(`Ada sells ${kind}`).waitFor();
  await ada.leave();
});

test('what can not be played now says why, and can still be sold', async () => {
  const ada = await env.person();
  await atCards(ada);
  const dim = ada.page.locator('.card-button.dim');
  for (let turn = 0; (await dim.count()) === 0; ++turn) {
    assert.ok(turn < 12, 'every card can be played, turn after turn');
    await act(ada, byMouse);
    assert.ok(await asked([ada]));
  }
  assert.match((await dim.first().textContent())!, /ducats|carried out/);
  await dim.first().click();
  assert.ok(await ada.page.locator('.card-option').first().isDisabled());
  await ada.page.locator('.card-option:enabled', { hasText: 'Sell it' }).click();
  await ada.sees('Draw a card');
  await ada.leave();
});

test('who has begun a turn sees again what happened before it, and a finger that rests on a sign reads its name', async () => {
  const ada = await env.person(phone);
  await atCards(ada);
  await act(ada, byTouch);
  assert.ok(await asked([ada]));
  const { page } = ada;
  await hand(ada).first().tap();
  const eye = page.getByRole('button', { name: 'What happened' });
  const looksBack = page.locator('.prompt', { hasText: 'Since your last turn' });
  await eye.tap();
  await looksBack.waitFor();
  const names = await page.locator('.standing .who').allInnerTexts();
  for (const name of names.slice(1)) await page.locator('.effects').getByText(name.trim()).first().waitFor();
  await page.locator('.domaine-board .marks > *').first().waitFor({ state: 'attached' });
  await eye.tap();
  await looksBack.waitFor({ state: 'detached' });
  await page.locator('.card-option').first().waitFor(); // the card is still picked
  const sign = page.locator('.reserve').first();
  const { x, y } = (await sign.boundingBox())!;
  await sign.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: x + 2, clientY: y + 2 });
  const name = page.locator('.long-press-name');
  await name.waitFor();
  assert.equal(await name.innerText(), await sign.getAttribute('title'));
  await sign.dispatchEvent('pointerup', { pointerType: 'touch' });
  await name.waitFor({ state: 'detached' });
  await ada.leave();
});

test('who hears the map is told what lies where, and arrow keys walk over it', async () => {
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
  test(`nothing at the table is a barrier that axe-core knows, in Italian too, ${colorScheme}`, async () => {
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
