// What this browser remembers as a witness of a match: the commitment that it saw before it gave its word,
// and the word. A match file can prove neither, because its author may invent both. The browser keeps a
// record until it forgets the room. If a record proves that the server broke its word, the browser keeps the
// record until newer rooms push it out. PROTOCOL.md, "Seed and shuffle".
import { store, storedList } from '../browser/storage';
import { commitmentOf } from './commitment';

export interface Witness {
  room: string;
  match: number;
  commit: string;
  /** the time when this browser first saw the commitment: Unix milliseconds */
  seen: number;
  word: string;
  /** earlier words for this match; the server may not have got the newest word */
  earlier?: readonly string[];
  /** the time when the player gave the word: Unix milliseconds */
  given: number;
  /**
   * the seat for which the player gave the word; null until this browser has seen the start of the match
   */
  seat: number | null;
  /** what the server revealed, if it contradicts the server's commitment */
  broken?: Revealed;
  /** true if the player has closed the notice about the broken word */
  closed?: boolean;
}

/** The secret and the words, which the server reveals at the end of a match. */
export interface Revealed {
  secret: string;
  /** by seat */
  words: Record<number, string>;
  seed: string;
}

export type Exchanged = 'secret' | 'word';

const key = 'reami.witness';
/** The most records that this browser keeps. A record has about 400 bytes. */
const most = 100;

/** The records; the newest comes first. */
export const witnesses = () => storedList<Witness>(key);

/** All words for this match, except those that the server refused. */
const wordsOf = ({ word, earlier }: Witness) => [word, ...(earlier ?? [])];

const isOf = (room: string, match: number) => (one: Witness) => one.room === room && one.match === match;

export function witnessOf(room: string, match: number): Witness | null {
  return witnesses().find(isOf(room, match)) ?? null;
}

/** Finds the record of a match whose room is unknown, by its commitment or by this player's word. */
export function witnessKnownBy(commit: string | null, words: readonly string[]): Witness | null {
  return (
    witnesses().find(one => one.commit === commit || wordsOf(one).some(word => words.includes(word))) ?? null
  );
}

/** Stores a record. It replaces the earlier record of this match. */
export function keepWitness(witness: Witness): void {
  const others = witnesses().filter(one => !isOf(witness.room, witness.match)(one));
  store(key, JSON.stringify([witness, ...others].slice(0, most)));
}

export function dropWitness(room: string, match: number): void {
  store(key, JSON.stringify(witnesses().filter(one => !isOf(room, match)(one))));
}

/**
 * Removes the records of a closed room. Keeps evidence against the server, because only the server says that
 * the room is closed.
 */
export function forgetWitnessed(room: string): void {
  store(key, JSON.stringify(witnesses().filter(one => one.room !== room || one.broken !== undefined)));
}

/** The values for which the server has revealed other ones than this browser saw. */
export function exchanged(witness: Witness, revealed: Revealed): Exchanged[] {
  const { commit, seat } = witness;
  const all: Exchanged[] = [];
  if (commitmentOf(revealed.secret) !== commit) all.push('secret');
  if (seat !== null && !wordsOf(witness).includes(revealed.words[seat] ?? '')) all.push('word');
  return all;
}

/**
 * Compares what the server revealed about a match, if anything, with the record of the match. If they
 * contradict each other, stores the revealed values in the record.
 */
export function examine(room: string, match: number, revealed: Revealed | null): Witness | null {
  const witness = witnessOf(room, match);
  if (!witness || witness.broken || !revealed || exchanged(witness, revealed).length === 0) return witness;
  const { secret, words, seed } = revealed;
  const kept = { ...witness, broken: { secret, words, seed } };
  keepWitness(kept);
  return kept;
}

/**
 * The matches of this room for which the server broke its word, without those whose notice the player has
 * closed.
 */
export function brokenWords(room: string): Witness[] {
  return witnesses().filter(one => one.room === room && one.broken && !one.closed);
}

/** Remembers that the player has closed the notice about this match. */
export function closeNotice(witness: Witness): void {
  keepWitness({ ...witness, closed: true });
}
