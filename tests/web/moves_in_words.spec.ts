// The moves of any game as a list of texts, which replaces a missing table.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { moveTextsIn } from '../../clients/web/table/moveText';
import en from '../../clients/web/words/en';
import it from '../../clients/web/words/it';
import type { Person } from './person';
import { playMoves, roomAt } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

declare const TESTS_FOLDER: string;
const golden = join(TESTS_FOLDER, '../golden');

const env = new TestEnvironment();

const games = readdirSync(golden, { withFileTypes: true })
  .filter(one => one.isDirectory())
  .map(one => one.name);

/** All notations in that game's match files. */
function movesOf(game: string): Set<string> {
  const moves = new Set<string>();
  for (const file of readdirSync(join(golden, game))) {
    const text = readFileSync(join(golden, game, file), 'utf8');
    for (const [, move] of /\nmoves\n([^]*?)\n(\n|$)/.exec(text)![1]!.matchAll(/^\d+ (\S+)$/gm))
      moves.add(move!);
  }
  return moves;
}

for (const game of games)
  test(`every recorded move of ${game} has a text in both languages`, () => {
    const moves = movesOf(game);
    assert.ok(moves.size > 5, `${moves.size} moves`);
    for (const texts of [moveTextsIn(en), moveTextsIn(it)])
      for (const move of moves) {
        assert.notEqual(texts(game, move), move);
        assert.doesNotMatch(texts(game, move), /[{}]/);
      }
  });

test('a text of a move has the parts of its notation, and a move without a text is shown as its notation', () => {
  const [english, italian] = [moveTextsIn(en), moveTextsIn(it)];
  assert.equal(english('kingdomino', '=17'), 'Choose domino 17');
  assert.equal(
    english('kingdomino', 'e10f10'),
    'Place the domino with its first half on e10, its second half on f10',
  );
  assert.equal(italian('dominium', '+3'), 'Tieni la tessera nella fila del feudo 3');
  assert.equal(english('dominium', '-'), 'Place no pawn');
  assert.equal(italian('toncc', 'nw'), 'Vai verso nord-ovest');
  assert.equal(english('chess', 'e2e4'), 'e2e4');
});

/** The texts that each game's list may have for the first decision, in Italian. */
const said: Record<string, RegExp> = {
  kingdomino: /^Scegli la tessera \d+/,
  dominium:
    /^(Posa la tessera con la metà minore in [a-h]\d, la maggiore in [a-h]\d|Tieni la tessera nella fila del feudo \d)/,
  toncc: /^Vai verso (nord|sud)/,
  domaine: /^Piazza un castello in [a-l]\d+ e il suo cavaliere in [a-l]\d+$/,
};

async function sitsAtList(person: Person, game: string): Promise<void> {
  const seats = game === 'toncc' ? 3 : 2;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, n) => [n + 2, 'random']));
  await person.open(`${await roomAt(env.server, { game, seats, bots })}?list`);
  await person.page.getByLabel('Il tuo nome').fill('Ada');
  await person.press('Siediti');
  await person.press('Inizia la partita');
}

for (const game of games)
  test(`${game} can be played from a list of its moves in words, and shows the events`, async () => {
    const ada = await env.italian();
    await sitsAtList(ada, game);
    const first = ada.page.locator('.moves-list button').first();
    await first.waitFor();
    for (const text of await ada.page.locator('.moves-list button').allInnerTexts())
      assert.match(text, said[game]!);
    await playMoves([ada], 4);
    await ada.page.locator('.event-log li').getByText('Ada').first().waitFor();
    await ada.findsNoBarrier();
    await ada.leave();
  });

test('notation and raw data are shown only to people who chose that in the settings', async () => {
  const ada = await env.italian();
  const { page } = ada;
  await sitsAtList(ada, 'kingdomino');
  await page.locator('.moves-list button').first().waitFor();
  assert.equal(await page.locator('.moves-list small, .told').count(), 0);
  await page.getByLabel('Altro').click();
  await ada.press('Impostazioni');
  await page.getByRole('switch', { name: 'Mostra notazione e dati grezzi' }).check();
  await page.keyboard.press('Escape');
  assert.match(await page.locator('.moves-list small').first().innerText(), /^=\d+$/);
  await page.getByText('Posizione (dati grezzi del server)').click();
  await page.locator('.told li').first().waitFor();
  await ada.findsNoBarrier();
  await page.reload();
  await page.locator('.moves-list small').first().waitFor();
  await ada.leave();
});

test('the menu switches between the table and the list of moves', async () => {
  const ada = await env.italian();
  await sitsAtList(ada, 'kingdomino');
  await ada.page.locator('.moves').waitFor();
  await ada.page.getByLabel('Altro').click();
  await ada.page.getByRole('link', { name: 'Gioca sul tavolo' }).click();
  await ada.page.locator('.kingdomino').waitFor();
  await ada.page.getByLabel('Altro').click();
  await ada.page.getByRole('link', { name: "Gioca dall'elenco delle mosse" }).click();
  await ada.page.locator('.moves').waitFor();
  await ada.leave();
});
