// Computes what a seed deals: the map, the deck and the seat that begins. engine/domaine/RULES.md, R3.1 and
// R3.3; PROTOCOL.md, "Seed and shuffle".
import type { DomaineOptions } from 'reami';
import { roundSeedOf, Stream } from '../../fairness/seed';

const tiles = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];
const middle = 4;
const beginnerMap = 't1.0 t4.0 t2.0 t5.0 centre.0 t6.0 t3.0 t7.0 t8.0';
/** How many cards the game has of each kind: of A01, of A02 and so on. */
const counts = {
  A: [1, 2, 9, 2, 1],
  B: [1, 7, 1, 1, 1, 1, 1, 2],
  C: [1, 3, 2, 1, 1, 1, 3, 1, 1, 1],
  D: [1, 2, 1, 7, 2, 1, 1],
};

function mapFrom(stream: Stream): string {
  const around = stream.shuffled(tiles);
  around.splice(middle, 0, 'centre');
  return around.map(tile => `${tile}.${stream.below(4)}`).join(' ');
}

const cardsOf = (letter: keyof typeof counts) =>
  counts[letter].flatMap((count, n) =>
    Array<string>(count).fill(`${letter}${String(n + 1).padStart(2, '0')}`),
  );

/** The dealt set-up, as a match file writes it in `drawn`. */
export function dealt(options: DomaineOptions, seats: number, seed: string): string {
  const stream = new Stream(roundSeedOf(seed, 1));
  const map = options.start === 'beginner' ? beginnerMap : mapFrom(stream);
  const letters = Object.keys(counts) as (keyof typeof counts)[];
  const deck = letters.flatMap(letter => stream.shuffled(cardsOf(letter)));
  return `round 1\nmap ${map}\ndeck ${deck.join(' ')}\nfirst ${stream.below(seats) + 1}\n`;
}
