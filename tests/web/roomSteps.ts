// Rooms and matches for the tests: opened by a plain request, and entered and played as people do.
import assert from 'node:assert/strict';
import type { Person } from './person';
import type { Server } from './server';
import { eventually } from './waiting';

interface RoomOptions {
  game?: string;
  seats?: number;
  options?: Record<string, unknown>;
  bots?: Record<number, string>;
  time?: Record<string, unknown>;
  listed?: boolean;
}

let rooms = 0;

/** Bots for every seat but the first. */
export const botsBeside = (seats: number): Record<number, string> =>
  Object.fromEntries(Array.from({ length: seats - 1 }, (_, n) => [n + 2, 'greedy']));

/** Opens a room, of Kingdomino by default; returns its path. */
export async function roomAt(
  server: Server,
  { game = 'kingdomino', seats = 2, options = {}, bots = {}, time, listed = false }: RoomOptions = {},
) {
  const answer = await fetch(`${server.origin}/api/rooms`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id: `room${++rooms}`,
      game,
      seats,
      options,
      bots,
      time,
      listed,
    }),
  });
  assert.equal(answer.status, 201);
  const { code } = (await answer.json()) as { code: string };
  return `/r/${code}`;
}

/** Opens the link, gives a name, and sits down. */
export async function sitDown(person: Person, path: string, name: string): Promise<void> {
  await person.open(path);
  await person.page.getByLabel('Your name').fill(name);
  await person.press('Sit down');
  await person.sees('(you)');
}

/** The path of the link with which another device becomes the person. */
export async function linkOf({ origin }: { origin: string }, person: Person): Promise<string> {
  await person.page.getByLabel('More').click();
  await person.press('Continue on another device');
  const link = (await person.page.getByLabel('Link to your seat').textContent())!;
  await person.press('Close');
  return link.slice(origin.length);
}

/** Folds the seats ("At the table") or the chat beside a table, or opens them again. */
export const fold = ({ page }: Person, title: string): Promise<void> =>
  page.locator('summary').getByText(title).click();

/** Answers the open question with yes. */
export async function answerYes({ page }: Person): Promise<void> {
  await page.locator('dialog .sure .warn').click();
}

/** Both sit down, and the host starts the match, which they play from a list of moves. */
export async function startMatch(path: string, host: Person, guest: Person): Promise<void> {
  await sitDown(host, `${path}?list`, 'Ada');
  await sitDown(guest, `${path}?list`, 'Bob');
  await host.press('Start the match');
  for (const person of [host, guest]) await person.page.locator('.moves').waitFor();
}

const canMove = '.moves-list button:not(:disabled)';
const isOver = '.ending, .round-break';

const isThere = async ({ page }: Person, what: string) => (await page.locator(what).count()) > 0;

/** The person whose turn it is; null once the match, or its round, is over. */
export function asked(people: readonly Person[]): Promise<Person | null> {
  return eventually(async () => {
    for (const person of people) if (await isThere(person, canMove)) return person;
    if (await isThere(people[0]!, isOver)) return null;
    throw new Error('nobody can move, and nothing is over');
  });
}

/**
 * Plays the first legal move of the person whose turn it is, until the server has accepted it; null if all is
 * over.
 */
export async function playOne(people: readonly Person[]): Promise<Person | null> {
  const person = await asked(people);
  if (person === null) return null;
  await person.page.locator(canMove).first().click();
  await person.page.locator('.moves-list button:disabled').first().waitFor({ state: 'detached' });
  return person;
}

export async function playMoves(people: readonly Person[], count: number): Promise<void> {
  for (let played = 0; played < count; ++played) await playOne(people);
}

/** Plays until all see that the match, or its round, is over; returns the number of moves. */
export async function playToTheEnd(people: readonly Person[]): Promise<number> {
  let played = 0;
  while ((await playOne(people)) !== null) ++played;
  for (const { page } of people) await page.locator(isOver).first().waitFor();
  return played;
}
