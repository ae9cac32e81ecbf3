// A file with evidence that a player can show to others: the commitment and the word of a match, and what the
// server revealed instead.
import { commitmentOf } from './commitment';
import { exchanged, type Witness } from './witness';

const asTime = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The evidence as JSON. `server` is the address of the server. */
export function evidence(witness: Witness, server: string): string {
  const { room, match, commit, seen, seat, word, given, broken } = witness;
  const bound = seat === null || broken === undefined ? '' : ` --word ${seat}:${word}`;
  const told = {
    what: 'What a browser saw of the chance of a match of Reami, and what the server revealed at its end',
    server,
    room,
    match,
    commitment_seen: commit,
    seen_at: asTime(seen),
    seat,
    word,
    word_given_at: asTime(given),
    exchanged: broken ? exchanged(witness, broken) : [],
    revealed: broken ? { ...broken, commitment_of_secret: commitmentOf(broken.secret) } : null,
    match_file: `${server}/api/rooms/${room}/matches/${match}`,
    to_check: `reami verify FILE --commit ${commit}${bound}`,
  };
  return JSON.stringify(told, null, 2) + '\n';
}
