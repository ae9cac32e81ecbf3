// Plays Domìnium at its board, by mouse.
import type { Person } from './person';
import { eventually } from './waiting';

export type Did = 'laid' | 'kept' | 'pawn';

const isThere = async ({ page }: Person, what: string) => (await page.locator(what).count()) > 0;

/** The person whose turn it is; null once the match is over. */
function asked(people: readonly Person[]): Promise<Person | null> {
  return eventually(async () => {
    for (const person of people) if (await isThere(person, '.placing, .claiming')) return person;
    if (await isThere(people[0]!, '.ending')) return null;
    throw new Error('nobody is asked, and nothing is over');
  });
}

/**
 * Places a pawn if the table asks for one; otherwise keeps the tile if possible, or lays it. Waits until the
 * server has accepted the move.
 */
async function act(person: Person): Promise<Did> {
  const { page } = person;
  const did = await pick(person);
  await page.locator('.confirm-bar .confirm').click();
  await page.locator('.confirm-bar').waitFor({ state: 'detached' });
  return did;
}

async function pick(person: Person): Promise<Did> {
  const { page } = person;
  if (await isThere(person, '.claiming')) {
    await page.locator('.claimable').first().click();
    return 'pawn';
  }
  const keeps = await isThere(person, '.keep');
  await page
    .locator(keeps ? '.keep' : '.placing .spot')
    .first()
    .click();
  return keeps ? 'kept' : 'laid';
}

/**
 * Plays until the match is over and all see it, or that many moves are played; counts the actions by kind.
 */
export async function play(people: readonly Person[], moves = Infinity): Promise<Record<Did, number>> {
  const done = { laid: 0, kept: 0, pawn: 0 };
  for (let played = 0; played < moves; ++played) {
    const person = await asked(people);
    if (person !== null) ++done[await act(person)];
    else {
      for (const { page } of people) await page.locator('.ending').waitFor();
      return done;
    }
  }
  return done;
}

/** Selects the squares with a laid tile; there are none as long as all tiles were kept. */
export const laidTile = '.placing [role=gridcell]:not(:has(.plot))';

/**
 * Clicks a square where the tile in hand can't be laid. Its drawing is clipped, so the middle of its box is
 * elsewhere.
 */
export async function clickLaidTile({ page }: Person): Promise<void> {
  const laid = await page.locator(laidTile).first().getAttribute('id');
  const [, column, row] = /^square-([a-h])(\d)$/.exec(laid!)!;
  const board = page.locator('.placing');
  const { width, height } = (await board.boundingBox())!;
  const square = Math.min(width, height) / 8.42; // the board has margins
  const middle = (of: number, before: number) => (of - 8.42 * square) / 2 + (before + 0.5) * square;
  await board.click({
    position: {
      x: middle(width, column!.charCodeAt(0) - 97 + 0.34),
      y: middle(height, 8 - Number(row) + 0.08),
    },
  });
}

/**
 * Plays against bots until that action is asked for. As few tiles can be kept, it starts another match if the
 * tiles of this one did not allow it.
 */
export async function playUntilAsked(
  person: Person,
  what: '.placing' | '.keep' | '.claiming' | typeof laidTile,
): Promise<void> {
  for (;;) {
    const isAsked = (await asked([person])) !== null;
    if (isAsked && (await isThere(person, what))) return;
    await (isAsked ? act(person) : playAgain(person));
  }
}

async function playAgain(person: Person): Promise<void> {
  await person.press(/Play again|Gioca ancora/);
  await person.page.locator('.ending').waitFor({ state: 'detached' });
}
