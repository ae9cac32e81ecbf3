// Computes what a seed deals in each round: the order of the kings, and the dominoes in play. RULES.md, R1;
// PROTOCOL.md, "Seed and shuffle".
import type { KingdominoOptions } from 'reami';
import { roundSeedOf, Stream } from '../../fairness/seed';

const dominoes = Array.from({ length: 48 }, (_, n) => n + 1);

function inPlay(options: KingdominoOptions, seats: number): number {
  if (seats === 2) return options.mighty_duel ? 48 : 24;
  return seats === 3 && options.three_player_row !== 'four' ? 36 : 48;
}

function kingsOf(seats: number): number[] {
  return seats === 2 ? [1, 1, 2, 2] : Array.from({ length: seats }, (_, n) => n + 1);
}

export interface Dealt {
  kings: number[];
  dominoes: number[];
}

export function dealtRound(options: KingdominoOptions, seats: number, roundSeed: string): Dealt {
  const stream = new Stream(roundSeed);
  const kings = stream.shuffled(kingsOf(seats));
  return { kings, dominoes: stream.shuffled(dominoes).slice(0, inPlay(options, seats)) };
}

/** The dealt set-up, as a match file writes it in `drawn`. */
export function dealt(options: KingdominoOptions, seats: number, seed: string): string {
  const rounds = options.dynasty ? [1, 2, 3] : [1];
  return rounds
    .map(round => {
      const { kings, dominoes } = dealtRound(options, seats, roundSeedOf(seed, round));
      return `round ${round}\nkings ${kings.join(' ')}\ndominoes ${dominoes.join(' ')}\n`;
    })
    .join('');
}
