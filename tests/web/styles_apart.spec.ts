// Style sheets stay in the page when another page or game is shown. After the first page and every game in
// one page load, the pictures are the same as right after a load.
import assert from 'node:assert/strict';
import test from 'node:test';
import { resize } from './inSight';
import type { Person } from './person';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment({
  settings: ['--rooms-an-hour', '100'],
  // Partial raster redraws only the changed part of a page. Edges at the border of this part are then
  // smoothed differently than in a picture that is drawn as a whole.
  flags: ['--disable-partial-raster'],
});

const games = ['Kingdomino', 'Domìnium', 'Tóncc', 'Domaine'];
const windows = [
  { width: 1366, height: 650 },
  { width: 360, height: 740 },
  { width: 1920, height: 1080 },
];

/**
 * Pictures of the window in each size, once nothing changes any more; without focus, pointer, and the list of
 * one's rooms, which shows the time.
 */
async function pictures(person: Person): Promise<Buffer[]> {
  const { page } = person;
  const all: Buffer[] = [];
  for (const size of windows) {
    await resize(person, size);
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(0, 0);
    let last: Buffer = Buffer.alloc(0);
    await eventually(async () => {
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        for (const rooms of document.querySelectorAll<HTMLElement>('.rooms')) rooms.style.display = 'none';
      });
      const now = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const isStill = now.equals(last);
      last = now;
      assert.ok(isStill, 'the page still changes');
    });
    all.push(last);
  }
  return all;
}

/** Waits for the person's turn and for the log, which may have no lines yet if the person moves first. */
async function atTable({ page }: Person, game: string): Promise<void> {
  await page.locator('.table-frame .turn-banner.yours').waitFor();
  const log = page.locator(['Domìnium', 'Tóncc'].includes(game) ? '.event-log' : '.event-log li');
  await log.first().waitFor({ state: 'attached' });
}

async function atHome({ page }: Person): Promise<void> {
  await page.locator('.game-card').nth(3).waitFor();
}

/**
 * Goes from the first page into a match against bots, and back by the browser's buttons; returns the match's
 * path.
 */
async function visit(person: Person, game: string): Promise<string> {
  const { page } = person;
  await page
    .locator('.game-card', { hasText: game })
    .getByRole('button', { name: /^Play against/ })
    .click();
  await atTable(person, game);
  await page.locator('.bar-home').click();
  await atHome(person);
  await page.goBack();

  await atTable(person, game);
  return page.url();
}

/** The result of `count` over the values of the pictures: red, green, blue and opacity of each pixel. */
async function counted(pngs: readonly Buffer[], count: string): Promise<number> {
  const page = await env.browser.newPage();
  const found = await page.evaluate(
    async ({ pictures, count }) => {
      const values = await Promise.all(
        pictures.map(async png => {
          const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          context.drawImage(picture, 0, 0);
          return context.getImageData(0, 0, picture.width, picture.height).data;
        }),
      );
      return Number(new Function('pictures', count)(values));
    },
    { pictures: pngs.map(png => png.toString('base64')), count },
  );
  await page.close();
  return found;
}

/** The number of values that differ by more than 2 of 255, which a redrawn gradient may. */
const differing = (one: Buffer, other: Buffer) =>
  counted(
    [one, other],
    `const [before, now] = pictures;
     if (before.length !== now.length) return Infinity;
     return before.reduce((sum, value, n) => sum + (Math.abs(value - now[n]) > 2 ? 1 : 0), 0);`,
  );

/** The number of black pixels, which are drawings without a style, because no colour of a table is black. */
const unpainted = (picture: Buffer) =>
  counted(
    [picture],
    `let black = 0;
     for (let n = 0; n < pictures[0].length; n += 4)
       if (pictures[0][n] + pictures[0][n + 1] + pictures[0][n + 2] === 0) ++black;
     return black;`,
  );

async function isSame(person: Person, before: readonly Buffer[], what: string): Promise<void> {
  await eventually(async () => {
    for (const [n, picture] of (await pictures(person)).entries()) {
      const { width, height } = windows[n]!;
      const count = await differing(picture, before[n]!);
      assert.equal(count, 0, `${what} at ${width} x ${height} differs after a reload`);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the first page and the games look the same in one page load and after a reload, ${colorScheme}`, async () => {
    const ada = await env.person({ colorScheme, viewport: windows[0] });
    await ada.open('/');
    await atHome(ada);
    const loads = () => ada.page.evaluate(() => performance.timeOrigin);
    const load = await loads();
    const seen: { game: string; url: string; before: Buffer[] }[] = [];
    for (const game of games) {
      const url = await visit(ada, game);
      const before = await pictures(ada);
      const black = await unpainted(before[0]!);
      assert.ok(black < 500, `${game} has ${black} black pixels`);
      seen.push({ game, url, before });
      await resize(ada, windows[0]!);
      await ada.page.locator('.bar-home').click();
      await atHome(ada);
    }
    const home = await pictures(ada);
    assert.equal(await loads(), load, 'the page was loaded once only');
    await ada.page.reload();
    await atHome(ada);
    await isSame(ada, home, 'the first page');
    for (const { game, url, before } of seen) {
      await resize(ada, windows[0]!);
      await ada.page.goto(url);
      await atTable(ada, game);
      await isSame(ada, before, game);
    }
    await ada.leave();
  });
