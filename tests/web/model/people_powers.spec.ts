// What is offered about a person, by who asks, whom it is about, and whether a match runs.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { FromServerOccupant, FromServerPhase, FromServerRoom } from 'reami';
import { ignoredIn, keepIgnored } from '../../../clients/web/browser/ignoredPeople';
import { personAt, personOf, powersOver } from '../../../clients/web/model/people';

const person = (name: string, who: number, here = true): FromServerOccupant => ({ name, who, here });
const bot: FromServerOccupant = { bot: 'greedy' };

/** Ada, on seat 1, is the host. */
function room(phase: FromServerPhase, ...others: FromServerOccupant[]): FromServerRoom {
  const seats = Object.fromEntries([person('Ada', 1), ...others].map((one, index) => [index + 1, one]));
  return { t: 'room', phase, host: 'seat:1', seats, watching: 1, watchers: [9] } as unknown as FromServerRoom;
}

const bob = person('Bob', 2);
const cleo = person('Cleo', 3);
const awayBob = person('Bob', 2, false);

/** Of what Ada, Cleo or a guest may do: their first letters. */
function offered(where: FromServerRoom, seat: number | null, you: number | null): string {
  const whom = seat === null ? personOf(where, 9) : personAt(where, seat)!;
  const { votes, silences, removes, offersHost } = powersOver(whom, where, you);
  return [votes && 'votes', silences && 'silences', removes && 'removes', offersHost && 'offers']
    .filter(Boolean)
    .join(' ');
}

test('before a match the host silences, removes and offers the role, and the others vote', () => {
  assert.equal(offered(room('seating', bob, cleo), 2, 1), 'silences removes offers');
  assert.equal(offered(room('seating', bob, cleo), 2, 3), 'votes');
  assert.equal(offered(room('seating', bob), 2, null), '');
});

test('in a match the host does not remove who is here, but who is away', () => {
  assert.equal(offered(room('playing', bob), 2, 1), 'silences offers');
  assert.equal(offered(room('playing', awayBob), 2, 1), 'silences removes offers');
});

test('of three people or more each may vote against another', () => {
  assert.equal(offered(room('playing', bob, cleo), 2, 3), 'votes');
  assert.equal(offered(room('playing', bob, cleo), 2, 1), 'votes silences offers');
  assert.equal(offered(room('playing', awayBob, cleo), 2, 1), 'votes silences removes offers');
  assert.equal(offered(room('playing', bob, bot), 2, 1), 'silences offers', 'a bot has no vote');
  assert.equal(offered(room('playing', bob, cleo), 2, null), '', 'who watches has none');
});

test('who watches is removed by the host at any time, and voted out never', () => {
  assert.equal(offered(room('playing', bob, cleo), null, 1), 'silences removes');
  assert.equal(offered(room('playing', bob, cleo), null, 2), '');
});

test('of a match that is held nobody is removed, by nobody', () => {
  assert.equal(offered(room('held', bob, cleo), 2, 1), '');
});

test('who sits is called by name, who watches by number', () => {
  const here = room('playing', bob);
  assert.deepEqual(personOf(here, 2), { who: 2, name: 'Bob', seat: 2 });
  assert.equal(personOf(here, 7, 'Dora').name, 'Dora', 'as when something was said');
  assert.equal(personAt(room('playing', bot), 2), null);
});

test('who is ignored is remembered by room, and forgotten with it', () => {
  keepIgnored('ROOM', new Set([5, 7]));
  keepIgnored('OTHER', new Set([1]));
  assert.deepEqual(ignoredIn('ROOM'), new Set([5, 7]));
  keepIgnored('ROOM', new Set());
  assert.deepEqual(ignoredIn('ROOM'), new Set());
  assert.deepEqual(ignoredIn('OTHER'), new Set([1]));
});
