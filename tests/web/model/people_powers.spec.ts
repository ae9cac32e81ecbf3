// The actions about a person that a room offers, by acting person, the other person, and phase.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { FromServerOccupant, FromServerPhase, FromServerRoom } from 'reami';
import { ignoredIn, keepIgnored } from '../../../clients/web/browser/ignoredPeople';
import { personAt, personOf, powersOver } from '../../../clients/web/model/people';

const person = (name: string, who: number, here = true): FromServerOccupant => ({ name, who, here });
const bot: FromServerOccupant = { bot: 'greedy' };

/** A room in which Ada, on seat 1, is the host. */
function room(phase: FromServerPhase, ...others: FromServerOccupant[]): FromServerRoom {
  const seats = Object.fromEntries([person('Ada', 1), ...others].map((one, index) => [index + 1, one]));
  return { t: 'room', phase, host: 'seat:1', seats, watching: 1, watchers: [9] } as unknown as FromServerRoom;
}

const bob = person('Bob', 2);
const cleo = person('Cleo', 3);
const awayBob = person('Bob', 2, false);

/** The actions that are offered to Ada, Cleo or a guest, as words. */
function offered(where: FromServerRoom, seat: number | null, you: number | null): string {
  const whom = seat === null ? personOf(where, 9) : personAt(where, seat)!;
  const { votes, silences, removes, offersHost } = powersOver(whom, where, you);
  return [votes && 'votes', silences && 'silences', removes && 'removes', offersHost && 'offers']
    .filter(Boolean)
    .join(' ');
}

test('before a match, the host silences, removes and offers the role, and the others vote', () => {
  assert.equal(offered(room('seating', bob, cleo), 2, 1), 'silences removes offers');
  assert.equal(offered(room('seating', bob, cleo), 2, 3), 'votes');
  assert.equal(offered(room('seating', bob), 2, null), '');
});

test('during a match, the host removes no player', () => {
  assert.equal(offered(room('playing', bob), 2, 1), 'silences offers');
  assert.equal(offered(room('playing', awayBob), 2, 1), 'silences offers');
});

test('with three people or more, each player may vote against another one', () => {
  assert.equal(offered(room('playing', bob, cleo), 2, 3), 'votes');
  assert.equal(offered(room('playing', bob, cleo), 2, 1), 'votes silences offers');
  assert.equal(offered(room('playing', bob, bot), 2, 1), 'silences offers', 'a bot has no vote');
  assert.equal(offered(room('playing', bob, cleo), 2, null), '', 'a spectator has no vote');
});

test('the host removes spectators at any time, and nobody votes them out', () => {
  assert.equal(offered(room('playing', bob, cleo), null, 1), 'silences removes');
  assert.equal(offered(room('playing', bob, cleo), null, 2), '');
});

test('in a held match, nobody can remove a player', () => {
  assert.equal(offered(room('held', bob, cleo), 2, 1), '');
});

test('a player is called by name, and a spectator by number', () => {
  const here = room('playing', bob);
  assert.deepEqual(personOf(here, 2), { who: 2, name: 'Bob', seat: 2 });
  assert.equal(personOf(here, 7, 'Dora').name, 'Dora', 'a line of chat gives the name');
  assert.equal(personAt(room('playing', bot), 2), null);
});

test('the list of ignored people is kept by room, and deleted with the room', () => {
  keepIgnored('ROOM', new Set([5, 7]));
  keepIgnored('OTHER', new Set([1]));
  assert.deepEqual(ignoredIn('ROOM'), new Set([5, 7]));
  keepIgnored('ROOM', new Set());
  assert.deepEqual(ignoredIn('ROOM'), new Set());
  assert.deepEqual(ignoredIn('OTHER'), new Set([1]));
});
