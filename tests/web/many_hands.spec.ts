// People with many languages and keyboards, with screens and screen readers, and programs that change pages.
import assert from 'node:assert/strict';
import test from 'node:test';
import { adaAtTable, playUntil } from './kingdominoSteps';
import type { Person } from './person';
import { answerYes, playOne, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A name of the greatest length, of the widest letter. */
const wide = 'W'.repeat(24);

async function say({ page }: Person, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.keyboard.press('Enter');
  await page.locator('.chat-text').getByText(text).waitFor();
}

test('texts beside a right-to-left name keep their places, and a right-to-left line runs from right to left', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server, { listed: true, bots: { 2: 'greedy' } });
  await sitDown(ada, path, 'אבי');
  await say(ada, 'hello');
  await say(ada, 'שלום לכולם!');
  const seen = await ada.page.locator('.chat-said').evaluateAll(all =>
    all.map(one => {
      const side = (what: string) => one.querySelector(what)!.getBoundingClientRect();
      const text = document
        .createTreeWalker(one.querySelector('.chat-text')!, NodeFilter.SHOW_TEXT)
        .nextNode()!;
      const part = document.createRange();
      const at = (n: number) => {
        part.setStart(text, n);
        part.setEnd(text, n + 1);
        return part.getBoundingClientRect().left;
      };
      return [side('time').left >= side('b').right, at(0) < at(text.textContent!.length - 1)];
    }),
  );
  assert.deepEqual(seen, [
    [true, true],
    [true, false],
  ]);
  // "Against אבי": without isolation, a number beside the name would change places with it.
  const bob = await env.person();
  await bob.open('/');
  const line = bob.page.locator(`a[href="${path}"] .room-line-title`);
  assert.match(await line.innerText(), /· \u2068אבי\u2069, Normal bot 2$/);
  await bob.leave();
  await ada.leave();
});

test('names of the widest letters widen no page on a phone', async () => {
  const [ada, bob] = [await env.person(phone), await env.person(phone)];
  const path = await roomAt(env.server, { listed: true });
  await sitDown(ada, path, wide);
  await sitDown(bob, path, `${wide.slice(1)}M`);
  await say(ada, wide.repeat(4));
  for (const person of [ada, bob]) await person.hasNothingBeside();
  const eve = await env.person(phone);
  await eve.open('/');
  await eve.page.locator(`a[href="${path}"]`).waitFor();
  await eve.hasNothingBeside();
  await eve.open(path);
  await eve.page.locator('.seat-name').first().waitFor();
  await eve.hasNothingBeside();
  await ada.press('Start the match');
  for (const person of [ada, bob, eve]) {
    await person.page.locator('.turn-banner').waitFor();
    await person.hasNothingBeside();
  }
  await bob.page.getByLabel('More').tap();
  await bob.press('Leave the room');
  await answerYes(bob);
  await ada.page.locator('.seat-facts', { hasText: 'left' }).waitFor();
  await ada.hasNothingBeside();
  for (const person of [ada, bob, eve]) await person.leave();
});

test('a shortcut goes by its letter, and by its key if the layout has no such letter', async () => {
  const ada = await env.person({ viewport: { width: 1366, height: 768 } });
  await adaAtTable(env, ada);
  await playUntil('.placing', ada);
  const board = ada.page.locator('.placing');
  const press = (key: string, code: string) => board.dispatchEvent('keydown', { key, code });
  await press('ArrowRight', 'ArrowRight');
  const lies = () => ada.page.locator('.confirm-bar [aria-live]').innerText();
  let before = await lies();
  for (const [key, code] of [
    ['r', 'KeyO'], // Dvorak
    ['R', 'KeyR'],
    ['к', 'KeyR'], // Russian
  ] as const) {
    await press(key, code);
    await eventually(async () => assert.notEqual(await lies(), before));
    before = await lies();
  }
  await press('p', 'KeyR'); // Dvorak has another letter on that key
  await press('r', 'KeyO');
  await eventually(async () => assert.notEqual(await lies(), before));
  await ada.leave();
});

test('a screen reader announces the turn to a player who is writing in the chat', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  for (let turns = 0; turns < 4; ++turns) {
    for (const { page } of [ada, bob]) await page.getByLabel('Write a message').focus();
    const mover = await playOne([ada, bob]);
    assert.notEqual(mover, null);
    await eventually(async () => {
      for (const { page } of [ada, bob]) {
        const isAsked = (await page.locator('.turn-banner.yours').count()) === 1;
        const heard = await page.locator('.table-head + [aria-live=polite]').innerText();
        assert.equal(heard.endsWith('Your turn.'), isAsked, heard);
      }
    });
  }
  await bob.leave();
  await ada.leave();
});

test('the page opts out of translators and Dark Reader, which would break its updates', async () => {
  const ada = await env.person();
  await ada.open('/');
  assert.equal(await ada.page.locator('html').getAttribute('translate'), 'no');
  assert.equal(await ada.page.locator('meta[name=google]').getAttribute('content'), 'notranslate');
  assert.equal(await ada.page.locator('meta[name=darkreader-lock]').count(), 1);
  await ada.leave();
});
