// What this browser saw of the chance of a match, and what was revealed in its place: a file to show to
// others.
import { commitmentOf } from './commitment';
import { exchanged, type Witness } from './witness';

const asTime = (milliseconds: number) => new Date(milliseconds).toISOString();

/** As JSON; `server` is its address. */
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
