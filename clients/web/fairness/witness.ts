// The records of this browser as a witness of a match's randomness: the commitment that it saw before it gave
// its word, and that word. A match file can't prove either, because its author may choose both. A record is
// kept until the room is forgotten. A record that shows that the server broke its word is kept until newer
// rooms push it out. PROTOCOL.md, "Seed and shuffle".
import { store, storedList } from '../browser/storage';
import { commitmentOf } from './commitment';

export interface Witness {
  room: string;
  match: number;
  commit: string;
  /** the time when this browser first saw the commitment, Unix milliseconds */
  seen: number;
  word: string;
  /** earlier words for this match; the server may have missed the newest word */
  earlier?: readonly string[];
  /** the time when the player gave the word, Unix milliseconds */
  given: number;
  /**
   * the player's seat at the start of the match, to which the word is bound; null until this browser saw the
   * start
   */
  seat: number | null;
  /** the revealed values, if they contradict the server's commitment */
  broken?: Revealed;
  /** the player closed the notice about it */
  closed?: boolean;
}

/** The inputs of the seed, which the server reveals at the end. */
export interface Revealed {
  secret: string;
  /** by seat */
  words: Record<number, string>;
  seed: string;
}

export type Exchanged = 'secret' | 'word';

const key = 'reami.witness';
/** The maximum number of records, about 400 bytes each. */
const most = 100;

/** The newest first. */
export const witnesses = () => storedList<Witness>(key);

/** All words for that match that the server did not refuse. */
const wordsOf = ({ word, earlier }: Witness) => [word, ...(earlier ?? [])];

const isOf = (room: string, match: number) => (one: Witness) => one.room === room && one.match === match;

export function witnessOf(room: string, match: number): Witness | null {
  return witnesses().find(isOf(room, match)) ?? null;
}

/** Finds the record of a match in an unknown room, by its commitment or by this player's word. */
export function witnessKnownBy(commit: string | null, words: readonly string[]): Witness | null {
  return (
    witnesses().find(one => one.commit === commit || wordsOf(one).some(word => words.includes(word))) ?? null
  );
}

/** Replaces the record of that match. */
export function keepWitness(witness: Witness): void {
  const others = witnesses().filter(one => !isOf(witness.room, witness.match)(one));
  store(key, JSON.stringify([witness, ...others].slice(0, most)));
}

export function dropWitness(room: string, match: number): void {
  store(key, JSON.stringify(witnesses().filter(one => !isOf(room, match)(one))));
}

/**
 * Removes the records of a room that is closed. Evidence against the server stays, because only the server
 * claims that the room is closed.
 */
export function forgetWitnessed(room: string): void {
  store(key, JSON.stringify(witnesses().filter(one => one.room !== room || one.broken !== undefined)));
}

/** The values that the server has replaced by others since this browser gave its word. */
export function exchanged(witness: Witness, revealed: Revealed): Exchanged[] {
  const { commit, seat } = witness;
  const all: Exchanged[] = [];
  if (commitmentOf(revealed.secret) !== commit) all.push('secret');
  if (seat !== null && !wordsOf(witness).includes(revealed.words[seat] ?? '')) all.push('word');
  return all;
}

/**
 * Compares the revealed values of a match, if there are any, with its record, and stores them if they
 * contradict it.
 */
export function examine(room: string, match: number, revealed: Revealed | null): Witness | null {
  const witness = witnessOf(room, match);
  if (!witness || witness.broken || !revealed || exchanged(witness, revealed).length === 0) return witness;
  const { secret, words, seed } = revealed;
  const kept = { ...witness, broken: { secret, words, seed } };
  keepWitness(kept);
  return kept;
}

/** The matches of that room whose seed the server has falsified, without those whose notice was closed. */
export function brokenWords(room: string): Witness[] {
  return witnesses().filter(one => one.room === room && one.broken && !one.closed);
}

/** Marks the notice about that match as closed. */
export function closeNotice(witness: Witness): void {
  keepWitness({ ...witness, closed: true });
}
