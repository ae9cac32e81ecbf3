// The controls under a finger keep their meaning and place, whatever else happens in the room; otherwise the
// finger would hit something else.
import assert from 'node:assert/strict';
import test from 'node:test';
import { adaAtDomaine, asked, beginners } from './domaineSteps';
import { playUntilAsked } from './dominiumSteps';
import { adaAtTable, playUntil } from './kingdominoSteps';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Console messages about a lost connection. */
const forgives = /WebSocket connection to|ERR_INTERNET_DISCONNECTED/;

interface Touched extends Element {
  known?: DOMRect;
}

/** Remembers these elements and their places. */
async function remember({ page }: Person, what: string): Promise<void> {
  const many = await page.locator(what).evaluateAll((all: Touched[]) => {
    for (const one of all) one.known = one.getBoundingClientRect();
    return all.length;
  });
  assert.ok(many > 0, `there is no ${what}`);
}

/** Expects the same elements as before, in the same places. */
async function areTheSame({ page }: Person, what: string): Promise<void> {
  const moved = await page.locator(what).evaluateAll((all: Touched[]) =>
    all.flatMap(one => {
      const { x, y } = one.getBoundingClientRect();
      const name = one.id || one.getAttribute('class');
      if (!one.known) return [`${name} is another`];
      return x === one.known.x && y === one.known.y
        ? []
        : [`${name} went by ${x - one.known.x} ${y - one.known.y}`];
    }),
  );
  assert.deepEqual(moved, []);
}

let said = 0;

/** A spectator enters, chats and leaves; then the connection is lost and comes back. */
async function hearsNews(ada: Person, path: string, touched: string): Promise<void> {
  await remember(ada, touched);
  const eve = await env.person();
  const words = `Good luck ${++said}`;
  await eve.open(path);
  await ada.page.getByText('One person is watching.').waitFor({ state: 'attached' });
  await areTheSame(ada, touched);
  await eve.page.getByLabel('Write a message').fill(words);
  await eve.press('Send');
  await ada.page.locator('.chat-text').getByText(words).waitFor({ state: 'attached' });
  await areTheSame(ada, touched);
  await eve.leave();
  await ada.page.getByText('One person is watching.').waitFor({ state: 'detached' });
  await areTheSame(ada, touched);
  await ada.page.context().setOffline(true);
  await ada.sees('Connection lost.');
  await areTheSame(ada, touched);
  await ada.page.context().setOffline(false);
  await ada.page.getByText('Connection lost.').waitFor({ state: 'hidden' });
  await areTheSame(ada, touched);
}

test('Kingdomino: the dominoes to choose, the squares, and the button that sends keep their places', async () => {
  const ada = await env.person({ ...phone, forgives });
  const path = await adaAtTable(env, ada);
  await playUntil('.choice', ada);
  await ada.page.locator('.choice').first().tap();
  await hearsNews(ada, path, '.choice, .confirm-bar button');
  await ada.page.locator('.confirm-bar .confirm').tap();
  await playUntil('.placing', ada);
  await ada.page.locator('.placing .spot').first().tap();
  await hearsNews(ada, path, '.placing, .placing .plot, .hand button, .confirm-bar button');
  await ada.leave();
});

test('Domìnium: the squares, the rows for kept tiles, and the button that sends keep their places', async () => {
  const ada = await env.person({ ...phone, forgives });
  const path = await roomAt(env.server, { game: 'dominium', bots: { 2: 'greedy' } });
  await sitDown(ada, path, 'Ada');
  await ada.press('Start the match');
  await ada.page.locator('.placing').waitFor();
  await playUntilAsked(ada, '.keep');
  await ada.page.locator('.placing .spot').first().tap();
  await ada.page.locator('.confirm-bar[aria-busy=false]').waitFor();
  await hearsNews(ada, path, '.placing, .placing .plot, .keep, .hand button, .confirm-bar button');
  await ada.leave();
});

test('Domaine: the places of the map, the cards, and the button that sends keep their places', async () => {
  const ada = await env.person({ ...phone, forgives });
  const path = await adaAtDomaine(env, ada, beginners);
  await asked([ada]);
  await ada.page.locator('.hand-of-cards .card-button:not(.only-sold)').first().tap();
  const option = ada.page.locator('.card-option:enabled').first();
  await option.tap();
  await ada.page.locator('.target.open').first().waitFor();
  await hearsNews(ada, path, '.target.open, .card-button, .card-option, .act-buttons button');
  await ada.leave();
});

test('Tóncc: the places of the board stay, also when another player has chosen', async () => {
  const people = [await env.person({ ...phone, forgives }), await env.person(), await env.person()];
  const [ada, bob] = people as [Person, Person];
  const path = await roomAt(env.server, { game: 'toncc', seats: 3 });
  for (const [index, name] of ['Ada', 'Bob', 'Cleo'].entries()) await sitDown(people[index]!, path, name);
  await ada.press('Start the match');
  for (const { page } of people) await page.locator('.toncc-board.choosing').waitFor();
  await ada.page.locator('.spot.open').first().tap();
  await ada.page.locator('.confirm-bar').waitFor();
  const touched = '.toncc-board .spot, .confirm-bar button';
  await hearsNews(ada, path, touched);
  await bob.page.locator('.spot.open').first().click();
  await bob.page.locator('.confirm-bar .confirm').click();
  await ada.sees('Bob has chosen.');
  await areTheSame(ada, touched);
  for (const person of people) await person.leave();
});
