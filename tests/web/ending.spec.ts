// The end of a match: the winner, the margin, and the possible next steps are visible at once.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Interposed, type Message } from './fakedMessages';
import type { Person } from './person';
import { botsBeside, playToTheEnd, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
const laptop = { viewport: { width: 1366, height: 650 } };

/** The points by name, as the ranking shows them. */
async function pointsSeenBy({ page }: Person): Promise<Map<string, number>> {
  const names = await page.locator('.ranking-name').allInnerTexts();
  const points = await page.locator('.ranking-points').allInnerTexts();
  return new Map(names.map((name, n) => [name, Number(/\d+/.exec(points[n]!)![0])]));
}

/** The expected headline for that person: the margin, or how a tie was broken. */
function expectedOf(name: string, other: string, points: Map<string, number>): RegExp {
  const margin = points.get(name)! - points.get(other)!;
  if (margin === 0) return /^You (won|lost) on the tie-break$|^You shared the victory$/;
  return new RegExp(`^You ${margin > 0 ? 'won' : 'lost'} by ${Math.abs(margin)}$`);
}

/** The Kings' scores in the last challenge. */
async function scoresSeenBy(ada: Person, path: string): Promise<number[]> {
  await ada.open(path);
  await ada.page.locator('.king-panel .points').first().waitFor();
  const scores = await ada.page.locator('.king-panel .points').allInnerTexts();
  await ada.open(`${path}?list`);
  return scores.map(text => Number(/-?\d+/.exec(text)![0]));
}

/** Starts the next challenge; false if the match is over. */
async function isNext({ page }: Person): Promise<boolean> {
  if ((await page.locator('.ending').count()) > 0) return false;
  await page.getByRole('button', { name: /^Ready for/ }).click();
  await page.locator('.round-break').waitFor({ state: 'detached' });
  return true;
}

test('each player reads the outcome from their own side, and all next steps are visible', async () => {
  const [ada, bob] = [await env.person(laptop), await env.person(laptop)];
  await startMatch(await roomAt(env.server), ada, bob);
  await playToTheEnd([ada, bob]);
  const points = await pointsSeenBy(ada);
  const headline = ({ page }: Person) => page.locator('.ending h2').innerText();
  assert.match(await headline(ada), expectedOf('Ada', 'Bob', points));
  assert.match(await headline(bob), expectedOf('Bob', 'Ada', points));

  await bob.press('Play again');
  await ada.page.locator('.ending').getByText('Bob wants to play again.').waitFor();
  await ada.page.evaluate(() => scrollTo(0, 0));
  for (const what of ['Play again', 'Watch the replay', 'Fairness check']) {
    const box = await ada.page.locator('.ending-do').getByText(what, { exact: true }).boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 650, `${what}: ${JSON.stringify(box)}`);
  }
  await ada.findsNoBarrier();

  await ada.page.getByRole('link', { name: 'Fairness check' }).click();
  const proof = ada.page.getByRole('heading', { name: 'Fairness check' });
  await ada.page.locator('.replay .table-frame').waitFor();
  await eventually(async () => {
    const { y } = (await proof.boundingBox())!;
    assert.ok(y >= 0 && y < 300, `the proof is at ${y}`);
  });
  await bob.leave();
  await ada.leave();
});

/** "Share a picture" gives a PNG in the size of link previews, with boards in it. */
async function isPicture({ page }: Person): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share a picture' }).click();
  const download = await coming;
  assert.equal(download.suggestedFilename(), 'reami.png');
  const png = readFileSync(await download.path());
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
  assert.deepEqual(size, { width: 1200, height: 630 });
  const colours = await page.evaluate(
    async bytes => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      canvas.drawImage(picture, 0, 0);
      const board = canvas.getImageData(40, 130, 1120, 470).data;
      return new Set(new Uint32Array(board.buffer)).size;
    },
    [...png],
  );
  assert.ok(colours > 500, `the boards have ${colours} colours`);
}

interface Points {
  points: Record<string, number>;
}

/** The longest name: 24 characters. */
const longest = 'Wilhelmina Mwangi-Okafor';

/**
 * Gives all players the same points, so that the page shows both tie-breaks of Kingdomino; and lets the bots
 * play for people with the longest names.
 */
const tied = (message: Message): Message =>
  JSON.parse(
    JSON.stringify(message, (key, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if ('bot' in value) return { ...value, name: longest };
      if (key !== 'result') return value;
      const figures = { 1: 12, 2: 11, 3: 10, 4: 9 };
      const points = Object.fromEntries(Object.keys((value as Points).points).map(seat => [seat, 45]));
      return {
        ...value,
        points,
        tie_break: 'largest_domain',
        tie_breaks: { largest_domain: figures, crowns: figures },
      };
    }),
  ) as Message;

for (const [game, seats] of [
  ['kingdomino', 4],
  ['dominium', 2],
  ['toncc', 3],
  ['domaine', 4],
] as const)
  test(`${game}: the parts of the points add up to the result, and so does the course of the match`, async () => {
    const ada = await env.person(laptop);
    const messages = await Interposed.at(ada.page);
    const path = await roomAt(env.server, { game, seats, bots: botsBeside(seats) });
    await sitDown(ada, `${path}?list`, longest);
    await ada.press('Start the match');
    do await playToTheEnd([ada]);
    while (await isNext(ada));
    await ada.page.locator('.breakdown tfoot').waitFor();
    const sums = await ada.page.locator('.breakdown tfoot tr:first-child td').allTextContents();
    assert.equal(sums.length, seats);
    // in Tóncc it is the score of the last challenge, which the Kings' panels show, too
    const expected =
      game === 'toncc' ? await scoresSeenBy(ada, path) : [...(await pointsSeenBy(ada)).values()];
    assert.deepEqual(sums.map(Number).sort(), expected.sort());
    await ada.page.getByText('Course of the match').click();
    await ada.page
      .locator('.course-line')
      .nth(seats - 1)
      .waitFor();
    const points = await pointsSeenBy(ada);
    const ends = await ada.page.locator('.course-line text').allTextContents();
    assert.deepEqual(ends.map(text => Number(/^-?\d+/.exec(text)![0])).sort(), [...points.values()].sort());
    await ada.findsNoBarrier();
    messages.tells(tied);
    await ada.open(path);
    await ada.page.locator('.table-frame .frame-board svg').first().waitFor();
    await ada.page.locator('.ending').getByText('Tie-break').first().waitFor();
    for (const what of ['.frame-board', '.ending h2', '.ranking', '.ending-do'])
      await eventually(async () => {
        const box = await ada.page.locator(what).boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= 650, `${what}: ${JSON.stringify(box)}`);
      });
    await ada.hasNothingBeside();
    await isPicture(ada);
    await ada.leave();
  });

test('the end of a Dynasty shows the points of each round separately', async () => {
  const ada = await env.person(laptop);
  const { page } = ada;
  const path = await roomAt(env.server, { options: { dynasty: true }, bots: botsBeside(2) });
  await sitDown(ada, `${path}?list`, 'Ada');
  await ada.press('Start the match');
  do await playToTheEnd([ada]);
  while (await isNext(ada));
  const sums = async () =>
    (await page.locator('.breakdown tfoot tr').first().locator('td').allTextContents()).map(Number);
  for (const round of [1, 2, 3]) {
    await page.getByRole('button', { name: `Round ${round}`, exact: true }).click();
    await ada.sees(`Where the points of round ${round} come from`);
    const column = await page.locator(`.totals tbody td:nth-child(${round + 1})`).allTextContents();
    assert.deepEqual(await sums(), column.map(Number));
  }
  await ada.findsNoBarrier();
  await ada.leave();
});

test('on a phone, the end of a match of four fits the screen, and its table is complete, in the language chosen last', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const path = await roomAt(env.server, { seats: 4, bots: botsBeside(4) });
  await sitDown(ada, `${path}?list`, 'Ada');
  await ada.press('Start the match');
  await playToTheEnd([ada]);
  await ada.open(path);
  const table = ada.page.locator('.breakdown');
  await table.waitFor();
  await ada.hasNothingBeside();
  assert.ok(await table.evaluate(one => one.scrollWidth <= one.clientWidth));
  for (const language of ['IT', 'EN']) {
    await ada.page.getByRole('button', { name: language, exact: true }).click();
    const rows =
      language === 'IT'
        ? /^(foresta|lago|prateria|palude|miniera|campo)/
        : /^(forest|lake|grass|swamp|mine|wheat)/;
    await eventually(async () => assert.match((await table.locator('tbody th').allInnerTexts())[0]!, rows));
  }
  await ada.findsNoBarrier();
  await ada.leave();
});

/** Records from now on the points beside the names, each number once. */
const watchPoints = ({ page }: Person) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('.ranking-points [aria-hidden]'))
        seen.add(one.textContent!);
      if (document.querySelector('.confetti i') !== null) seen.add('confetti');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
const pointsSeen = ({ page }: Person) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`with motion ${reducedMotion}, the points count up and confetti falls for the winner only if motion is allowed`, async () => {
    const ada = await env.person({ ...laptop, reducedMotion });
    const path = await roomAt(env.server, { bots: botsBeside(2) });
    await sitDown(ada, `${path}?list`, 'Ada');
    await ada.press('Start the match');
    await playToTheEnd([ada]);
    const eve = await env.person({ ...laptop, reducedMotion });
    await watchPoints(eve);
    await eve.open(path); // spectators see the winner, too
    const points = await pointsSeenBy(ada);
    const ends = [...points.values()];
    await eventually(async () => {
      const shown = await eve.page.locator('.ranking-points [aria-hidden]').allInnerTexts();
      assert.deepEqual(
        shown.map(text => Number(/\d+/.exec(text)![0])),
        ends,
      );
    });
    const seen = await pointsSeen(eve);
    const numbers = new Set(seen.flatMap(text => (/\d+/.test(text) ? [Number(/\d+/.exec(text)![0])] : [])));
    if (reducedMotion === 'reduce') {
      assert.deepEqual([...numbers].sort(), [...new Set(ends)].sort());
      assert.ok(!seen.includes('confetti'));
    } else {
      assert.ok(numbers.has(0), `it begins at 0, not at ${[...numbers].join(', ')}`);
      assert.ok(seen.includes('confetti'));
    }
    await eve.leave();
    await ada.leave();
  });

test('the tie-breaks of a tie of four are completely visible on a television, a phone and a laptop', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server, { seats: 4, bots: botsBeside(4) });
  await sitDown(ada, `${path}?list`, 'Ada');
  await ada.press('Start the match');
  await playToTheEnd([ada]);
  const eve = await env.person();
  (await Interposed.at(eve.page)).tells(tied);
  for (const [width, height, view] of [
    [1920, 1080, '?table'],
    [3840, 2160, '?table'],
    [1366, 650, ''],
    [360, 740, ''],
  ] as const) {
    await eve.page.setViewportSize({ width, height });
    await eve.open(`${path}${view}`);
    const table = eve.page.locator('.ending .breakdown');
    await table.getByText('Tie-break, which decided: largest domain').waitFor();
    await eventually(async () => {
      const hidden = await table.evaluate(one => one.scrollWidth - one.clientWidth);
      assert.ok(hidden <= 0, `${hidden} px are cut at ${width} x ${height}`);
      const below = await eve.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      assert.ok(view === '' || below <= 0, `${below} px below a television of ${width} x ${height}`);
    });
  }
  await eve.leave();
  await ada.leave();
});
