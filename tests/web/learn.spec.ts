// "Learn in two minutes": a match that begins from a set-up, with hints that lead through its first turns.
import assert from 'node:assert/strict';
import test from 'node:test';
import { allIsInSight, finger, firstWindow, inEveryWindow } from './inSight';
import type { Person } from './person';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

async function learn(person: Person, game: string): Promise<void> {
  await person.open('/');
  await person.press(`Learn in two minutes: ${game}`);
  await person.page.locator('.hint').waitFor();
}

/** Reads what is said next; until it says that. */
async function reads(person: Person, text: RegExp): Promise<void> {
  await person.page.locator('.hint', { hasText: text }).waitFor();
  await eventually(async () =>
    assert.equal(
      await person.page.locator('[data-hinted]').count(),
      1,
      `${text} points at what it speaks of`,
    ),
  );
}
const next = (person: Person) => person.press('Next');
const confirm = ({ page }: Person) => page.locator('.confirm-bar .confirm').click();

test('who follows the hints of Kingdomino has a domain of 3 points, and knows what for', async () => {
  const ada = await env.person();
  const { page } = ada;
  await learn(ada, 'Kingdomino');
  await reads(ada, /This is your castle/);
  await ada.findsNoBarrier();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await reads(ada, /domino 19/);
  await page.locator('#choice-19').click();
  await confirm(ada);
  await reads(ada, /you have two kings/);
  await page.locator('#choice-1').click();
  await confirm(ada);
  await reads(ada, /lay your domino/);
  await page.locator('.placing .spot').first().click();
  await next(ada);
  await reads(ada, /choose the next one/);
  await page.reload();
  await reads(ada, /lay your domino/);
  await page.locator('.placing .spot').first().click();
  await page.locator('#choice-24').click();
  await confirm(ada);
  await reads(ada, /3 × 1 = 3/);
  await page.locator('.placing .spot').first().click();
  await page.locator('#choice-13').click();
  await confirm(ada);
  await reads(ada, /everybody's points/);
  await next(ada);
  await reads(ada, /5 × 5 squares/);
  await ada.press('Done');
  await page.locator('.hint').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.turn-banner').waitFor();
  assert.equal(await page.locator('.hint').count(), 0);
  await ada.leave();
});

test('hints can be skipped at once; nobody else comes into the room', async () => {
  const [ada, eve] = [await env.person(), await env.person()];
  await learn(ada, 'Kingdomino');
  assert.equal(await ada.page.getByRole('button', { name: 'Invite' }).count(), 0);
  await eve.page.goto(ada.page.url());
  await eve.sees('This room is for the one person who opened it.');
  await ada.press('Skip the hints');
  await ada.page.locator('.hint').waitFor({ state: 'detached' });
  await eve.leave();
  await ada.leave();
});

test('the hints of Domìnium lead to a territory of 15 points', async () => {
  const ada = await env.person();
  const { page } = ada;
  await learn(ada, 'Domìnium');
  await reads(ada, /a territory/);
  await next(ada);
  await reads(ada, /Keep the tile 1-5/);
  await page.locator('.keep').click();
  await confirm(ada);
  await reads(ada, /3 squares × 5 = 15/);
  await page.locator('[id="square-e4"]').click();
  await confirm(ada);
  await page.locator('.claimable').first().click();
  await confirm(ada);
  await reads(ada, /5-5 fits the end of your row/);
  const own = page.locator('.dominium-seat').filter({ hasText: 'Guest' });
  assert.match(await own.locator('.points').innerText(), /^15/);
  await page.locator('.keep').click();
  await confirm(ada);
  await reads(ada, /A new lord of a fief/);
  await next(ada);
  await reads(ada, /The match ends when/);
  await ada.press('Done');
  await page.locator('.hint').waitFor({ state: 'detached' });
  await page.locator('.turn-banner.yours').waitFor();
  await ada.leave();
});

test('the hints of Tóncc lead along three blue regions', async () => {
  const ada = await env.person();
  const { page } = ada;
  await learn(ada, 'Tóncc');
  await reads(ada, /three of yours/i);
  await next(ada);
  for (const [text, way] of [
    [/Go north: all Kings/, 'B1'],
    [/Go north again/, 'B2'],
    [/South-east/, 'B3'],
    [/Go south\./, 'Y1'],
  ] as const) {
    await reads(ada, text);
    await page
      .locator('.toncc-board')
      .getByRole('button', { name: new RegExp(way) })
      .first()
      .click();
    await confirm(ada);
  }
  await reads(ada, /sixth seal/);
  assert.match(await page.locator('.king-panel').first().innerText(), /3 pts/);
  await ada.leave();
});

/** Plays that card of Domaine with these edges, draws from the deck, and sends it. */
async function playCard(person: Person, card: string, edges: readonly string[]): Promise<void> {
  const { page } = person;
  await page.locator('.hand-of-cards .card-button', { hasText: card }).first().click();
  for (const edge of edges) await page.locator(`[id="domaine-${edge}"].open`).click();
  await page.locator('.stock .card-button:enabled:visible').first().click();
  await page.locator('.send:enabled').click();
}

test('the hints of Domaine lead to a closed domain, and to the end of what they tell', async () => {
  const ada = await env.person();
  const { page } = ada;
  await learn(ada, 'Domaine');
  await reads(ada, /castles are red/);
  await next(ada);
  await reads(ada, /card with 3 borders/);
  await next(ada);
  await reads(ada, /new card/);
  await playCard(ada, 'A03', ['b1e', 'b2e', 'b3e']);
  await reads(ada, /close it/);
  await next(ada);
  await reads(ada, /A forest scores 1/);
  await playCard(ada, 'A02', ['a3n', 'b3n']);
  await reads(ada, /A mine in your domain/);
  // a1 to b3 is closed: six squares, all of one castle
  await page.locator('.event-log li', { hasText: /The domain of \w+ \(red\) is founded/ }).waitFor();
  await next(ada);
  await reads(ada, /30 points first is King/);
  await ada.press('Done');
  await page.locator('.hint').waitFor({ state: 'detached' });
  await ada.leave();
});

/** What the first decision needs, with its hint. */
const needed = {
  Kingdomino: { seen: '.hint, .own-kingdom, .row-domino, .seat-panel', pressed: '.choice, .hint button' },
  Domìnium: { seen: '.hint, .dominium-seat, .dominium-board', pressed: '.keep, .hand button, .hint button' },
  Tóncc: { seen: '.hint, .king-panel, .toncc-board', pressed: '.hint button' },
  Domaine: { seen: '.hint, .standing, .act', pressed: '.act button, .hint button' },
};
for (const [game, parts] of Object.entries(needed))
  for (const by of ['mouse', 'touch'] as const)
    test(`${game}, by ${by}: a hint covers nothing that the first decision needs, in both languages`, async () => {
      const ada = await env.person(firstWindow(by));
      await learn(ada, game);
      for (const language of ['EN', 'IT']) {
        await ada.press(language);
        await inEveryWindow(ada, by, () =>
          allIsInSight(ada, `a hint is given in ${language}`, parts, by === 'touch' ? finger : 24),
        );
      }
      await ada.leave();
    });
