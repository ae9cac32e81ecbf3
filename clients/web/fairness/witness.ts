// What this browser can say of the chance of a match, as it was there: the commitment that it saw before it
// gave its word, and that word. A match file can't show either, as whoever writes it may choose both. Kept
// until the room is forgotten; what shows a server that broke its word is kept until newer rooms push it out.
// PROTOCOL.md, "Seed and shuffle".
import { store, storedList } from '../browser/storage';
import { commitmentOf } from './commitment';

export interface Witness {
  room: string;
  match: number;
  commit: string;
  /** when that commitment was first seen, Unix milliseconds */
  seen: number;
  word: string;
  /** words that were given for this match before; the server may not have heard of the newest */
  earlier?: readonly string[];
  /** when the word was given */
  given: number;
  /**
   * where this player sat when the match began: the word is bound in it; null as long as that was not seen
   */
  seat: number | null;
  /** what was revealed, if it is not what the server was bound to */
  broken?: Revealed;
  /** the notice of that was closed */
  closed?: boolean;
}

/** From what a seed was made, as the server says at the end. */
export interface Revealed {
  secret: string;
  /** by seat */
  words: Record<number, string>;
  seed: string;
}

export type Exchanged = 'secret' | 'word';

const key = 'reami.witness';
/** Some 400 bytes each. */
const most = 100;

/** The newest first. */
export const witnesses = () => storedList<Witness>(key);

/** All words that were given for that match, and not refused. */
const wordsOf = ({ word, earlier }: Witness) => [word, ...(earlier ?? [])];

const isOf = (room: string, match: number) => (one: Witness) => one.room === room && one.match === match;

export function witnessOf(room: string, match: number): Witness | null {
  return witnesses().find(isOf(room, match)) ?? null;
}

/** Of a match of which nobody says the room, by its commitment or by the word that was given for it. */
export function witnessKnownBy(commit: string | null, words: readonly string[]): Witness | null {
  return (
    witnesses().find(one => one.commit === commit || wordsOf(one).some(word => words.includes(word))) ?? null
  );
}

/** In place of what was known of that match. */
export function keepWitness(witness: Witness): void {
  const others = witnesses().filter(one => !isOf(witness.room, witness.match)(one));
  store(key, JSON.stringify([witness, ...others].slice(0, most)));
}

export function dropWitness(room: string, match: number): void {
  store(key, JSON.stringify(witnesses().filter(one => !isOf(room, match)(one))));
}

/** The room is gone. Evidence against the server stays: it is the server that says so. */
export function forgetWitnessed(room: string): void {
  store(key, JSON.stringify(witnesses().filter(one => one.room !== room || one.broken !== undefined)));
}

/** What is not as it was when this browser gave its word. */
export function exchanged(witness: Witness, revealed: Revealed): Exchanged[] {
  const { commit, seat } = witness;
  const all: Exchanged[] = [];
  if (commitmentOf(revealed.secret) !== commit) all.push('secret');
  if (seat !== null && !wordsOf(witness).includes(revealed.words[seat] ?? '')) all.push('word');
  return all;
}

/**
 * Looks at what was revealed of a match, if anything was, and keeps it if it is not what the server was bound
 * to.
 */
export function examine(room: string, match: number, revealed: Revealed | null): Witness | null {
  const witness = witnessOf(room, match);
  if (!witness || witness.broken || !revealed || exchanged(witness, revealed).length === 0) return witness;
  const { secret, words, seed } = revealed;
  const kept = { ...witness, broken: { secret, words, seed } };
  keepWitness(kept);
  return kept;
}

/** Of that room, as long as nobody closed the notice. */
export function brokenWords(room: string): Witness[] {
  return witnesses().filter(one => one.room === room && one.broken && !one.closed);
}

/** The notice was read. */
export function closeNotice(witness: Witness): void {
  keepWitness({ ...witness, closed: true });
}
