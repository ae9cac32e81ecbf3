// Each game by a pointer, from the first page on, in other engines than Chromium's: some turns in Firefox, a
// whole match in WebKit (run.mjs).
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { Person, startBrowser, testedBrowser } from './person';
import { Server } from './server';
import { eventually } from './waiting';
import { WebKit } from './webkit';

const isWhole = testedBrowser === 'webkit';
const laptop = { width: 1366, height: 650 };

/** A window of any engine. */
interface AnyWindow {
  open(path: string): Promise<void>;
  /** Calls `run` with `given` in the page. */
  evaluate<Value, Given>(run: (given: Given) => Value | Promise<Value>, given: Given): Promise<Value>;
  press(x: number, y: number): Promise<void>;
  /** a picture of the window, as PNG */
  picture(): Promise<Buffer>;
}

type Use = (window: AnyWindow) => Promise<void>;

let server: Server;
let firefox: Browser | null = null;

before(async () => {
  server = await Server.start();
  if (testedBrowser === 'firefox') firefox = await startBrowser();
});
after(async () => {
  await firefox?.close();
  await server?.end();
});

async function inFirefox(use: Use): Promise<void> {
  // Playwright adds a style for its pictures, which the page's policy refuses.
  const forgives = /style-src-elem/;
  const ada = await Person.at(firefox!, server.origin, { viewport: laptop, forgives });
  await use({
    open: path => ada.open(path),
    evaluate: (run, given) => ada.page.evaluate(run as never, given) as never,
    press: (x, y) => ada.page.mouse.click(x, y),
    picture: () => ada.page.screenshot({ caret: 'initial' }), // the policy refuses the style that hides it
  });
  await ada.leave();
}

async function inWebKit(use: Use): Promise<void> {
  const webkit = await WebKit.start(laptop.width, laptop.height);
  try {
    await use({
      open: path => webkit.open(server.origin + path),
      evaluate: (run, given) => webkit.evaluate(run, given),
      press: (x, y) => webkit.press(x, y),
      picture: () => webkit.picture(),
    });
    await webkit.expectNoFault();
  } finally {
    await webkit.end();
  }
}

/** Runs the test in a window, and fails if the page reports an error. */
const inWindow = testedBrowser === 'webkit' ? inWebKit : inFirefox;

/** The controls of a turn, from the last one, which sends it: the first of these that is there is pressed. */
const games = {
  kingdomino: ['.confirm-bar .confirm:enabled', '.placing .spot', '.choice:enabled'],
  dominium: ['.confirm-bar .confirm:enabled', '.claiming .claimable', '.keep', '.placing .spot'],
  toncc: ['.confirm-bar .confirm:enabled', '.toncc-board.choosing .spot.open'],
  domaine: [
    '.send:enabled',
    '.target.open',
    ':is(.deck, .court) .card-button:enabled',
    '.card-options:not(:has([aria-pressed=true])) .card-option:enabled',
    '.hand-of-cards .card-button:enabled:not(.only-sold)',
    '.hand-of-cards .card-button:enabled',
  ],
} as const;
type Game = keyof typeof games;

interface Spot {
  x: number;
  y: number;
  selector: string;
}

/** The middle of the first of these that is uncovered; null while the page waits for the server. */
const spotOf = (window: AnyWindow, selectors: readonly string[]): Promise<Spot | null> =>
  window.evaluate(selectors => {
    if (document.querySelector(':is(.act, .confirm-bar)[aria-busy=true]')) return null;
    for (const selector of selectors)
      for (const one of document.querySelectorAll(selector)) {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
        if (one.contains(document.elementFromPoint(x, y))) return { x, y, selector };
      }
    return null;
  }, selectors);

const isThere = (window: AnyWindow, what: string) =>
  window.evaluate(what => document.querySelector(what) !== null, what);

/** A number that changes with the contents of the page. */
const looks = (window: AnyWindow) =>
  window.evaluate(() => {
    let sum = 0;
    for (const letter of document.body.innerHTML) sum = (sum * 31 + letter.charCodeAt(0)) | 0;
    return sum;
  }, null);

async function startMatch(window: AnyWindow, game: Game): Promise<void> {
  await window.open('/');
  await window.evaluate(() => {
    localStorage.setItem('reami.asking', 'on');
    localStorage.setItem('reami.motion', 'off');
    localStorage.setItem('reami.tips_over', '["kingdomino","dominium","toncc","domaine"]');
  }, null);
  await window.open('/');
  const button = `[aria-labelledby=game-${game}] button.main:enabled`;
  await eventually(async () => {
    await window.evaluate(
      button => document.querySelector(button)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      button,
    );
    const spot = await spotOf(window, [button]);
    if (spot) await window.press(spot.x, spot.y); // misses if the page has just grown; then it is repeated
    assert.ok(await isThere(window, '.table-frame'), `no match of ${game} has begun`);
  });
}

const isOver = '.ending, .round-break';

/** Plays until the match or its first challenge is over, or `most` turns are sent; the number of turns. */
async function play(window: AnyWindow, game: Game, most: number): Promise<number> {
  const [sends] = games[game];
  for (let turns = 0; ;) {
    let before = 0;
    const spot = await eventually(async () => {
      if (turns === most || (await isThere(window, isOver))) return null;
      before = await looks(window); // measured first, so that it changes if the spot moves
      const spot = await spotOf(window, games[game]);
      assert.ok(spot, `${game}: nothing can be pressed, and nothing is over`);
      return spot;
    });
    if (spot === null) return turns;
    await window.press(spot.x, spot.y);
    await eventually(async () => assert.notEqual(await looks(window), before, JSON.stringify(spot)));
    if (spot.selector === sends && !(await isThere(window, sends))) ++turns;
    await fitsTheWindow(window);
  }
}

async function fitsTheWindow(window: AnyWindow): Promise<void> {
  const [page, room, down] = await window.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth, scrollY] as const;
  }, null);
  assert.ok(page <= room, `the page is ${page} wide on ${room}`);
  assert.equal(down, 0);
}

/** Drawings that show whether the styles of a game have arrived. */
const drawn = {
  kingdomino: '.row-domino',
  dominium: '.hand-domino .domino',
  toncc: '.toncc-board',
  domaine: '.domaine-board',
} as const;

/** Shapes without a style are black. */
async function hasColours(window: AnyWindow, game: Game): Promise<void> {
  const png = (await window.picture()).toString('base64');
  const black = await window.evaluate(
    async ([png, selector]) => {
      const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0));
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      context.drawImage(await createImageBitmap(new Blob([bytes])), -x, -y);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let black = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! + data[at + 2]! < 20) ++black;
      return (black * 4) / data.length;
    },
    [png, drawn[game]] as const,
  );
  assert.ok(black < 0.25, `${Math.round(100 * black)} % of ${drawn[game]} are black`);
}

/** The points of each kingdom are below its board, and both are within their place. */
async function pointsStandBelow(window: AnyWindow): Promise<void> {
  const places = await window.evaluate(
    () =>
      [...document.querySelectorAll('.kingdoms .watched')].map(one => {
        const [place, board, points] = [one, ...one.querySelectorAll('.laid-board, .score-card')].map(box =>
          box.getBoundingClientRect(),
        );
        return {
          end: place!.bottom,
          boardEnds: board!.bottom,
          pointsBegin: points!.top,
          pointsEnd: points!.bottom,
        };
      }),
    null,
  );
  assert.equal(places.length, 2);
  for (const place of places) {
    const { end, boardEnds, pointsBegin, pointsEnd } = place;
    assert.ok(boardEnds <= pointsBegin + 1 && pointsEnd <= end + 1, JSON.stringify(place));
  }
}

for (const game of Object.keys(games) as Game[])
  test(`${game} can be played from the first page on`, () =>
    inWindow(async window => {
      await startMatch(window, game);
      await eventually(() => hasColours(window, game));
      const turns = await play(window, game, isWhole ? Infinity : 3);
      assert.ok(turns >= 3, `${turns} turns`);
      assert.equal(await isThere(window, isOver), isWhole);
      if (game === 'kingdomino' && isWhole) await pointsStandBelow(window);
    }));
