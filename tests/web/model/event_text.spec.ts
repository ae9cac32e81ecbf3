// Events in words: sentences for every kind of member, worked by hand from the texts of both languages.
import assert from 'node:assert/strict';
import test from 'node:test';
import { eventMembers as ofDominium } from '../../../clients/web/games/dominium/describe';
import { words as dominiumWords } from '../../../clients/web/games/dominium/words';
import { eventMembers as ofKingdomino } from '../../../clients/web/games/kingdomino/describe';
import { words as kingdominoWords } from '../../../clients/web/games/kingdomino/words';
import { eventTextIn } from '../../../clients/web/model/eventText';
import { addWords, speak } from '../../../clients/web/words/t';

Object.assign(globalThis, { document: { documentElement: {} } });

await addWords(dominiumWords);
await addWords(kingdominoWords);

const kingdomino = eventTextIn('kingdomino', ofKingdomino);
const dominium = eventTextIn('dominium', ofDominium);
const toncc = eventTextIn('toncc');
const domaine = eventTextIn('domaine');

const names = { 1: 'Ada', 2: 'Bob' };

async function tells(told: typeof toncc, event: { e: string; [member: string]: unknown }, ...said: string[]) {
  for (const [n, language] of (['en', 'it'] as const).entries()) {
    await speak(language);
    assert.equal(told(event, names), said[n]);
  }
}

test('a seat is written as its name, a number as it is, a place as people say it', async () => {
  await tells(
    kingdomino,
    { e: 'placed', seat: 1, domino: 17, at: 'g8g9' },
    'Ada places domino 17 on g8 and g9.',
    'Ada piazza la tessera 17 in g8 e g9.',
  );
  await tells(
    dominium,
    { e: 'laid', seat: 2, tile: '35', at: 'e4e5' },
    'Bob lays 3-5 on e4 and e5.',
    'Bob posa 3-5 in e4 e e5.',
  );
  await tells(
    dominium,
    { e: 'taken', seat: 2, territory: 'a1', number: 3, from: 1 },
    'Bob takes the territory a1 (number 3) from Ada.',
    'Bob prende il territorio a1 (numero 3) a Ada.',
  );
});

test('a seat without a name is written as its number', async () => {
  await tells(toncc, { e: 'chosen', seat: 3 }, '3 has chosen.', '3 ha scelto.');
});

test('absent and secret members are left out', async () => {
  await tells(
    domaine,
    { e: 'drew', seat: 1, letter: 'B' },
    'Ada draws a card (B).',
    'Ada pesca una carta (B).',
  );
});

test('lists and sets are written with all their members', async () => {
  await tells(
    kingdomino,
    { e: 'row', turn: 2, dominoes: [3, 12] },
    'Dominoes laid out for turn 2: 3, 12.',
    'Tessere scoperte per il turno 2: 3, 12.',
  );
  await tells(
    toncc,
    { e: 'contested', region: 'B3', colour: 'blue', kings: { 1: true, 2: true }, winner: 2 },
    'Ada, Bob contest B3 (blue): Bob is the strongest.',
    'Ada, Bob si contendono B3 (blu): Bob è il più forte.',
  );
});

test('numbers by seat are written with the names', async () => {
  await tells(
    dominium,
    { e: 'joined', territory: 'a1', number: 3, owner: 1, back: { 2: 1 } },
    'The territories of number 3 merge into a1, and Ada keeps it. Pawns back in the supply: Bob: 1.',
    'I territori di numero 3 si uniscono in a1, che resta a Ada. Pedine tornate nella riserva: Bob: 1.',
  );
});

test('counted things have a singular and a plural', async () => {
  const left = (king_points: number) => ({ e: 'left', seat: 1, king_points });
  await tells(
    toncc,
    left(1),
    'Ada has placed the sixth seal and leaves with 1 king point.',
    'Ada ha messo il sesto sigillo ed esce con 1 punto re.',
  );
  await tells(
    toncc,
    left(3),
    'Ada has placed the sixth seal and leaves with 3 king points.',
    'Ada ha messo il sesto sigillo ed esce con 3 punti re.',
  );
});

test('Kings go from place to place, and the compass has a name', async () => {
  await tells(
    toncc,
    { e: 'moved', kings: { 1: { from: 'c', to: 'n1' }, 2: { from: 'n1', to: 'h2' } } },
    'Everyone moves: Ada from the compass to n1, Bob from n1 to h2.',
    'Tutti si muovono: Ada lascia la bussola e raggiunge n1, Bob lascia n1 e raggiunge h2.',
  );
  await tells(
    toncc,
    { e: 'laid_out', layout: { n1: 'B1', n2: 'R6' } },
    'The regions are laid out anew.',
    'Le regioni vengono disposte di nuovo.',
  );
});

test('a challenge is written King by King', async () => {
  const ada = { kingdom_points: 1, king_points: 2, score: 3, points: 1 };
  const bob = { kingdom_points: 4, king_points: 1, score: 5, points: 2 };
  await tells(
    toncc,
    { e: 'challenge_ended', why: 'seals', seats: { 1: ada, 2: bob } },
    'The challenge is over: all seals have been placed.' +
      ' Ada: 1 kingdom point + 2 king points = 3; 1 tóncc point.' +
      ' Bob: 4 kingdom points + 1 king point = 5; 2 tóncc points.',
    'La sfida è finita: tutti i sigilli sono stati messi.' +
      ' Ada: 1 punto regno + 2 punti re = 3; 1 punto tóncc.' +
      ' Bob: 4 punti regno + 1 punto re = 5; 2 punti tóncc.',
  );
});

test('a kingdom is written with its terrains that count: 6 + 10 + 5 = 21 points', async () => {
  const ada = { terrains: { forest: 6 }, middle_kingdom: 10, harmony: 5, total: 21 };
  const bob = { terrains: { lake: 1, mine: 4 }, middle_kingdom: 0, harmony: 0, total: 5 };
  const third = { terrains: {}, total: 0 };
  await tells(
    kingdomino,
    { e: 'scored', seats: { 1: ada, 2: bob, 3: third } },
    'The kingdoms are counted. Ada: 21 points (forest: 6; Middle Kingdom 10; Harmony 5).' +
      ' Bob: 5 points (lake: 1, mine: 4; Middle Kingdom 0; Harmony 0).' +
      ' 3: 0 points (no crowns).',
    'Si contano i reami. Ada: 21 punti (foresta: 6; Regno di mezzo 10; Armonia 5).' +
      ' Bob: 5 punti (lago: 1, miniera: 4; Regno di mezzo 0; Armonia 0).' +
      ' 3: 0 punti (nessuna corona).',
  );
});

test('territories are written one after the other, and their absence, too', async () => {
  const territories = { a1: { number: 3, squares: 3, points: 9 }, e4: { number: 1, squares: 1, points: 1 } };
  const ada = { territories, squares: 4, points: 10 };
  const bob = { territories: {}, squares: 0, points: 0 };
  await tells(
    dominium,
    { e: 'ended', why: 'no_tiles', seats: { 1: ada, 2: bob } },
    'The last turn is over: no tiles are left.' +
      ' Ada: 10 points (a1, number 3: 3 squares, 9 points, e4, number 1: 1 square, 1 point).' +
      ' Bob: 0 points (no territory).',
    "È finito l'ultimo turno: le tessere sono finite." +
      ' Ada: 10 punti (a1, numero 3: 3 caselle, 9 punti, e4, numero 1: 1 casella, 1 punto).' +
      ' Bob: 0 punti (nessun territorio).',
  );
});

test('an event without a text is written as its name', async () => {
  await tells(eventTextIn('chess'), { e: 'castled', seat: 1 }, 'castled', 'castled');
  await tells(toncc, { e: 'storm', kings: { 1: {} } }, 'storm', 'storm');
});
