// Makes the pictures of the tables, each from the middle of a recorded match (tests/golden): one of all four
// games for README.md, and one of each for the first page. Run this command when a table looks different:
//
//     node tests/web/run.mjs build/release/server/reami-server tests/web/pictures.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import type { Page } from 'playwright-core';
import { TestEnvironment } from './testEnvironment';

declare const TESTS_FOLDER: string;
const golden = join(TESTS_FOLDER, '../golden');
const client = join(TESTS_FOLDER, '../../clients/web');

/** The recorded match of each game, and the number of moves before the picture. */
const tables = {
  kingdomino: { file: 'kingdomino/mighty_duel.match', move: 60 },
  domaine: { file: 'domaine/four_players_until_the_king.match', move: 120 },
  toncc: { file: 'toncc/each_region.match', move: 20 },
  dominium: { file: 'dominium/until_the_board_is_full.match', move: 40 },
};
const size = { width: 1280, height: 800 };

const env = new TestEnvironment();

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function picture(page: Page, part: Part, scale: number): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const clip = { ...part, scale };
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
  return Buffer.from(data, 'base64');
}

/** The middle of the board: a part that is twice as wide as high. */
async function middle(page: Page): Promise<Part> {
  const { x, y, width, height } = (await page.locator('.frame-board').boundingBox())!;
  return { x, y: y + (height - width / 2) / 2, width, height: width / 2 };
}

test('the pictures of the tables', async () => {
  const ada = await env.person({ viewport: size, reducedMotion: 'reduce' });
  const { page } = ada;
  const whole: Buffer[] = [];
  for (const [game, { file, move }] of Object.entries(tables)) {
    await ada.open('/replay');
    const buffer = readFileSync(join(golden, file));
    await page.locator('input[type=file]').setInputFiles({ name: 'a.match', mimeType: 'text/plain', buffer });
    await page.getByLabel('Move', { exact: true }).fill(String(move));
    await page.locator('.steps output').getByText(`${move} of`).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    whole.push(await picture(page, { x: 0, y: 56, width: size.width, height: 736 }, 1));
    const part = await middle(page);
    writeFileSync(join(client, `home/pictures/${game}.webp`), await picture(page, part, 480 / part.width));
  }
  const sheet = await env.browser.newPage({ viewport: { width: 1600, height: 920 } });
  const images = whole.map(one => `<img src="data:image/webp;base64,${one.toString('base64')}">`);
  await sheet.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:1fr 1fr;background:#f6efe2}img{width:800px;height:460px}</style>${images.join('')}`,
  );
  await sheet.waitForFunction(() => [...document.images].every(one => one.complete && one.naturalWidth > 0));
  const all = await picture(sheet, { x: 0, y: 0, width: 1600, height: 920 }, 1);
  writeFileSync(join(client, 'pictures/tables.webp'), all);
  await ada.leave();
});
