// Computes the seed and the random numbers of a match, so that players need not trust the server:
// PROTOCOL.md, "Seed and shuffle". It does not need `crypto.subtle`, which browsers don't offer to pages over
// plain http.
import { chacha20 } from '@noble/ciphers/chacha';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

/** Rule 1 of "Seed and shuffle": the seed of the match. `words` are by seat. */
export function seedOf(secret: string, words: Record<number, string>): string {
  const parts = Object.entries(words)
    .sort(([a], [b]) => Number(a) - Number(b))
    .flatMap(([seat, word]) => [Uint8Array.of(Number(seat), word.length), utf8ToBytes(word)]);
  return bytesToHex(sha256(concatBytes(hexToBytes(secret), ...parts)));
}

/** Rule 2: the seed of a round. The first round has number 1. */
export function roundSeedOf(seed: string, round: number): string {
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, round, true);
  return bytesToHex(sha256(concatBytes(hexToBytes(seed), number)));
}

/** Rules 3 to 5: the random numbers of a round. */
export class Stream {
  private static readonly nonce = utf8ToBytes('LibsodiumDRG');
  private readonly key: Uint8Array;
  private block: DataView = new DataView(new ArrayBuffer(0));
  private blocks = 0;
  private at = 0;

  constructor(roundSeed: string) {
    this.key = hexToBytes(roundSeed);
  }

  /** The next 32 bits of the stream. */
  word(): number {
    if (this.at === this.block.byteLength) {
      const bytes = chacha20(this.key, Stream.nonce, new Uint8Array(64), undefined, this.blocks++);
      this.block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.at = 0;
    }
    this.at += 4;
    return this.block.getUint32(this.at - 4, true);
  }

  /** A number from 0 to n - 1; all are equally likely. */
  below(n: number): number {
    const fair = Math.floor(2 ** 32 / n) * n;
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % n;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const items = [...list];
    for (let last = items.length; last >= 2; --last) {
      const drawn = this.below(last);
      [items[drawn], items[last - 1]] = [items[last - 1]!, items[drawn]!];
    }
    return items;
  }
}
