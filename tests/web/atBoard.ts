// At Domìnium's board, as people sit there with a mouse.
import type { Person } from './people';

export type Did = 'laid' | 'kept' | 'pawn' | 'waited' | 'ended';

const confirm = ({ page }: Person) => page.locator('.confirm-bar .confirm').click();
const told = ({ page }: Person) => page.locator('.event-log li').count();
const isThere = async ({ page }: Person, what: string) => (await page.locator(what).count()) > 0;

/** What can be kept is kept, a pawn is put where one can be, and else the tile is laid. */
export async function act(person: Person): Promise<Did> {
  const { page } = person;
  if (await isThere(person, '.ending')) return 'ended';
  const before = await told(person);
  const did = await pick(person);
  if (did === 'waited') return did;
  await confirm(person);
  await page.waitForFunction(lines => document.querySelectorAll('.event-log li').length > lines, before);
  return did;
}

async function pick(person: Person): Promise<Did> {
  const { page } = person;
  if (await isThere(person, '.keep')) {
    await page.locator('.keep').first().click();
    return 'kept';
  }
  if (await isThere(person, '.placing .spot')) {
    await page.locator('.placing .spot').first().click();
    return 'laid';
  }
  if (!(await isThere(person, '.claiming'))) return 'waited';
  await page.locator('.claimable').first().click();
  return 'pawn';
}

/** Until the match is over, or that many moves are played; how often somebody did what. */
export async function play(people: readonly Person[], moves = Infinity): Promise<Record<Did, number>> {
  const done = { laid: 0, kept: 0, pawn: 0, waited: 0, ended: 0 };
  while (done.ended === 0 && done.waited < 2000 && done.laid + done.kept + done.pawn < moves)
    for (const person of people) {
      const did = await act(person);
      ++done[did];
      if (did === 'waited') await person.page.waitForTimeout(15);
    }
  return done;
}

/** Where the tile in hand can't be laid. Its drawing is cut off at its edges, so the middle of its box is elsewhere. */
export async function clickLaidTile({ page }: Person): Promise<void> {
  const laid = await page.locator('.placing [role=gridcell]:not(:has(.plot))').first().getAttribute('id');
  const [, column, row] = /^square-([a-h])(\d)$/.exec(laid!)!;
  const board = page.locator('.placing');
  const square = (await board.boundingBox())!.width / 8.16; // with its margins
  const middle = (from: number) => (from + 0.58) * square;
  await board.click({
    position: { x: middle(column!.charCodeAt(0) - 97), y: middle(8 - Number(row)) },
  });
}

/** Against bots, until there is that to be done. */
export async function playUntilAsked(person: Person, what: '.placing' | '.keep'): Promise<void> {
  for (let tries = 0; tries < 2000 && !(await isThere(person, what)); ++tries)
    if ((await act(person)) === 'waited') await person.page.waitForTimeout(15);
}
