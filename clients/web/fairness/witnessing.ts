// Watches the commitments, words and reveals of a room's matches, and stores them with witness.ts.
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

/** The match whose seed will include a word given now; null while a match is running, whose seed is fixed. */
function matchToCome({ phase, match }: FromServerRoom): number | null {
  if (phase === 'seating') return match;
  return phase === 'ended' ? match + 1 : null;
}

export class Witnessing {
  /** the matches of this room for which the server broke its word, without those whose notice was closed */
  readonly broken = signal<readonly Witness[]>([]);
  /** the first commitment that this page saw, by match */
  private readonly seen = new Map<number, Pick<Witness, 'commit' | 'seen'>>();
  private room: FromServerRoom | null = null;
  private roomCame!: () => void;
  private readonly firstRoom = new Promise<void>(came => (this.roomCame = came));

  constructor(private readonly code: string) {
    this.broken.value = brokenWords(code);
  }

  /**
   * Records a word before the client sends it. Waits until the server has published its commitment. The
   * caller must pass the server's answer to the returned function.
   */
  async gives(word: string): Promise<(granted: boolean) => void> {
    await this.firstRoom;
    const match = matchToCome(this.room!);
    const seen = match === null ? undefined : this.seen.get(match);
    if (match === null || !seen) return () => {};
    const before = witnessOf(this.code, match);
    // The server is still bound by the commitment that this browser saw before an earlier word.
    const first = before ? { commit: before.commit, seen: before.seen } : seen;
    const witness: Witness = { room: this.code, match, ...first, word, given: Date.now(), seat: null };
    if (before) witness.earlier = [before.word, ...(before.earlier ?? [])];
    keepWitness(witness);
    return granted => {
      // The record may be missing: `onHere` drops it if the connection was lost before the server got the
      // word.
      if (granted && witnessOf(this.code, match) === null) keepWitness(witness);
      else if (!granted) before ? keepWitness(before) : dropWitness(this.code, match);
    };
  }

  /** `you` is this player's seat. */
  onRoom(room: FromServerRoom, you: number | null): void {
    this.room = room;
    const toCome = matchToCome(room);
    if (toCome !== null && !this.seen.has(toCome))
      this.seen.set(toCome, { commit: room.commit, seen: Date.now() });
    if (you !== null && room.phase !== 'seating') this.began(room.match, you);
    this.roomCame();
  }

  /**
   * Drops the words of a player who stood up or was removed before the match began, or who sat down too late.
   * They are not part of the seed.
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

  /** Closes the notice about that match. */
  closes(witness: Witness): void {
    closeNotice(witness);
    this.broken.value = brokenWords(this.code);
  }

  private began(match: number, seat: number): void {
    const witness = witnessOf(this.code, match);
    if (witness && witness.seat === null) keepWitness({ ...witness, seat });
  }
}
