// Watches the commitments, words and reveals in a room, and stores them with witness.ts.
import { signal } from '@preact/signals';
import type { FromServerHere, FromServerReveal, FromServerRoom } from 'reami';
import {
  keepWitness,
  brokenWords,
  closeNotice,
  examine,
  type Witness,
  dropWitness,
  witnessOf,
  witnesses,
} from './witness';

/**
 * The match that a word given now becomes part of; null while a match is running, because the seed of that
 * match is fixed.
 */
function matchToCome({ phase, match }: FromServerRoom): number | null {
  if (phase === 'seating') return match;
  return phase === 'ended' ? match + 1 : null;
}

export class Witnessing {
  /**
   * the matches of this room for which the server broke its word, without those whose notice the player has
   * closed
   */
  readonly broken = signal<readonly Witness[]>([]);
  /** by match: the first commitment that this page saw */
  private readonly seen = new Map<number, Pick<Witness, 'commit' | 'seen'>>();
  private room: FromServerRoom | null = null;
  private roomCame!: () => void;
  private readonly firstRoom = new Promise<void>(came => (this.roomCame = came));

  constructor(private readonly code: string) {
    this.broken.value = brokenWords(code);
  }

  /**
   * Records a word. The client calls it before it sends the word. It waits until the server has published its
   * commitment. When the server has answered, the caller must tell the returned function whether the server
   * granted the word.
   */
  async gives(word: string): Promise<(granted: boolean) => void> {
    await this.firstRoom;
    const match = matchToCome(this.room!);
    const seen = match === null ? undefined : this.seen.get(match);
    if (match === null || !seen) return () => {};
    const before = witnessOf(this.code, match);
    // If this browser gave an earlier word, the commitment that it saw before that word still binds the
    // server.
    const first = before ? { commit: before.commit, seen: before.seen } : seen;
    const witness: Witness = { room: this.code, match, ...first, word, given: Date.now(), seat: null };
    if (before) witness.earlier = [before.word, ...(before.earlier ?? [])];
    keepWitness(witness);
    return granted => {
      // The record may be missing: if the connection was lost before the server got the word, `onHere` has
      // dropped the record.
      if (granted && witnessOf(this.code, match) === null) keepWitness(witness);
      else if (!granted) before ? keepWitness(before) : dropWitness(this.code, match);
    };
  }

  /** `you` is the seat of this player. */
  onRoom(room: FromServerRoom, you: number | null): void {
    this.room = room;
    const toCome = matchToCome(room);
    if (toCome !== null && !this.seen.has(toCome))
      this.seen.set(toCome, { commit: room.commit, seen: Date.now() });
    if (you !== null && room.phase !== 'seating') this.began(room.match, you);
    this.roomCame();
  }

  /**
   * Drops the words of a player who gave up the seat before the match began, was removed before that, or took
   * a seat too late. Their words are not part of the seed.
   */
  onHere(here: FromServerHere, you: number | null, hasSatDown: boolean): void {
    const isVoid = ({ seat, match }: Witness) =>
      seat === null && (you === null || (hasSatDown && match <= here.match));
    for (const one of witnesses())
      if (one.room === this.code && isVoid(one)) dropWitness(this.code, one.match);
  }

  onReveal({ match, secret, words, seed }: FromServerReveal): void {
    examine(this.code, match, { secret, words, seed });
    this.broken.value = brokenWords(this.code);
  }

  /** The player has closed the notice about this match. */
  closes(witness: Witness): void {
    closeNotice(witness);
    this.broken.value = brokenWords(this.code);
  }

  private began(match: number, seat: number): void {
    const witness = witnessOf(this.code, match);
    if (witness && witness.seat === null) keepWitness({ ...witness, seat });
  }
}
