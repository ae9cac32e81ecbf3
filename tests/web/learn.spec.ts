// "Learn in two minutes": a match that begins from a set-up, with hints that lead through its first turns.
import assert from 'node:assert/strict';
import test from 'node:test';
import { allIsInSight, finger, firstWindow, inEveryWindow } from './inSight';
import { domaine, dominium, goThrough, type Hands, kingdomino, learn, toncc } from './lessonSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

interface Taught {
  game: string;
  hands: Hands;
  /** the requests to a player who follows all hints */
  asked: readonly RegExp[];
  /** what everybody is told */
  told: readonly RegExp[];
  /** what who does all of it has in the end, as the lesson promised: where it stands, and what */
  has: readonly [string, RegExp];
}

const games: readonly Taught[] = [
  {
    game: 'Kingdomino',
    hands: kingdomino,
    has: ['.frame-score', /\b3\b/],
    asked: [/domino 19/, /two kings/, /Lay your domino/, /24 has a forest/, /3 × 1 = 3/, /13: it has/],
    told: [/your castle/, /lowest domino/, /squares × its crowns/, /5 × 5/, /fits nowhere/, /equal points/],
  },
  {
    game: 'Domìnium',
    hands: dominium,
    has: ['.dominium-seat.seat-1 .points', /^15/],
    asked: [/Keep the tile 1-5/, /Lay 1-2/, /3 squares × 5 = 15/, /5-5 fits/],
    told: [
      /a territory/,
      /× the first number/,
      /No pawn/,
      /row 1 first/,
      /may take one/,
      /joins/,
      /waste/,
      /tie/,
    ],
  },
  {
    game: 'Tóncc',
    hands: toncc,
    has: ['.king-panel.seat-1 .points', /\b3\b/],
    asked: [/Go north: all/, /Go north again/, /three blue regions/, /Go south, to/],
    told: [
      /three of yours/i,
      /same colour/,
      /1, 2 or 3/,
      /two kingdoms/,
      /strongest/,
      /six seals/,
      /in a row/,
      /2 tóncc/,
    ],
  },
  {
    game: 'Domaine',
    hands: domaine,
    // the forests a2 and b3, and the village c3
    has: ['.standing.own .points', /\b5\b/],
    asked: [
      /4 ducats/,
      /b1, b2 and b3/,
      /Draw it/,
      /with 2 borders/,
      /a3 and b3/,
      /Sell this/,
      /knight comes/,
      /village: it/,
    ],
    told: [
      /castles are red/,
      /a forest scores 1, a village 3, the royal city 5/,
      /1 ducat each turn/,
      /monopoly/,
      /dashed line/,
      /Court/,
      /first at the King/,
      /Part 2/,
      /more knights/,
      /Desertion/,
      /Alliance/,
      /grey castles/,
      /begins with castles/,
    ],
  },
];
const last = /You know the game now/;

/** Each of these was said, in this order. */
function wereSaid(said: readonly string[], wanted: readonly RegExp[]): void {
  let from = 0;
  for (const one of wanted) {
    const found = said.slice(from).findIndex(text => one.test(text));
    assert.ok(found >= 0, `${one} was said after "${said[from - 1]}": ${said.join(' | ')}`);
    from += found + 1;
  }
}

for (const { game, hands, asked, told, has } of games) {
  test(`${game}: who does all that the lesson says on a phone hears all of it, each thing where it is true`, async () => {
    const ada = await env.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await learn(ada, game);
    const said = await goThrough(ada, hands.asTold);
    wereSaid(said, asked);
    wereSaid(said, [...told, last]);
    assert.deepEqual(
      said.filter(text => /never mind/.test(text)),
      [],
    );
    const [where, what] = has;
    assert.match(await ada.page.locator(where).first().innerText(), what);
    await ada.leave();
  });

  test(`${game}: who does something else each time hears that it does not matter, and all that is told`, async () => {
    const ada = await env.person();
    await learn(ada, game);
    const said = await goThrough(ada, hands.otherwise);
    wereSaid(said, [...told, last]);
    wereSaid(said, [/never mind/]);
    await ada.leave();
  });
}

test('a lesson goes on where it was after a reload, and is read by keyboard', async () => {
  const ada = await env.person();
  const { page } = ada;
  await learn(ada, 'Kingdomino');
  await ada.findsNoBarrier();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.hint', { hasText: 'domino 19' }).waitFor();
  await page.reload();
  await page.locator('.hint', { hasText: 'domino 19' }).waitFor();
  await ada.leave();
});

test('a lesson leads to a match with a bot and to the rules with one touch', async () => {
  const ada = await env.person();
  const { page } = ada;
  await learn(ada, 'Tóncc');
  await goThrough(ada, toncc.otherwise);
  assert.match((await page.locator('.hint a').getAttribute('href'))!, /\/rules\/toncc$/);
  const lesson = page.url();
  await page.getByRole('button', { name: 'Play a match' }).click();
  await page.waitForURL(url => url.href !== lesson && url.pathname.startsWith('/r/'));
  await page.locator('.toncc-board.choosing').waitFor();
  assert.equal(await page.locator('.hint').count(), 0);
  await page.goto(lesson);
  await page.locator('.hint', { hasText: last }).waitFor();
  await ada.press('No more hints: play on here');
  await page.locator('.hint').waitFor({ state: 'detached' });
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

/** The parts that the first decision needs, with its hint. */
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
