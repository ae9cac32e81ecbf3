// What the client of a room sees of the chance of its matches, from the first commitment that is shown to
// what is revealed: witness.ts keeps it.
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
 * The match to which a word adds that is given now; null while one runs, to whose seed nobody adds any more.
 */
function matchToCome({ phase, match }: FromServerRoom): number | null {
  if (phase === 'seating') return match;
  return phase === 'ended' ? match + 1 : null;
}

export class Witnessing {
  /** the matches of this room of which the server broke its word, as long as nobody closed the notice */
  readonly broken = signal<readonly Witness[]>([]);
  /** by match, as this page saw them first */
  private readonly seen = new Map<number, Pick<Witness, 'commit' | 'seen'>>();
  private room: FromServerRoom | null = null;
  private roomCame!: () => void;
  private readonly firstRoom = new Promise<void>(came => (this.roomCame = came));

  constructor(private readonly code: string) {
    this.broken.value = brokenWords(code);
  }

  /**
   * A word is about to be given: not before the server has bound itself. What comes back is to be told
   * whether the server took it.
   */
  async gives(word: string): Promise<(granted: boolean) => void> {
    await this.firstRoom;
    const match = matchToCome(this.room!);
    const seen = match === null ? undefined : this.seen.get(match);
    if (match === null || !seen) return () => {};
    const before = witnessOf(this.code, match);
    // What was seen before an earlier word binds the server still.
    const first = before ? { commit: before.commit, seen: before.seen } : seen;
    const witness: Witness = { room: this.code, match, ...first, word, given: Date.now(), seat: null };
    if (before) witness.earlier = [before.word, ...(before.earlier ?? [])];
    keepWitness(witness);
    return granted => {
      // Withdrawn, if the line was lost before the server heard of it.
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
   * Who stood up, or was removed, before the match began adds nothing to it; nor does who sat down too late.
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

  /** The notice was read. */
  closes(witness: Witness): void {
    closeNotice(witness);
    this.broken.value = brokenWords(this.code);
  }

  private began(match: number, seat: number): void {
    const witness = witnessOf(this.code, match);
    if (witness && witness.seat === null) keepWitness({ ...witness, seat });
  }
}
