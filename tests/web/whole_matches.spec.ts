// A whole match of each game, by clicks from the first page to the end: in every state what the decision
// needs is in sight, uncovered and legible, in every window, with every number of players and in both
// languages. Bots sit in the other seats.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { CDPSession, Locator } from 'playwright-core';
import * as domaine from './domaineSteps';
import { faultsInSight, finger, mouse, type Needed, type Pointer, resize, windows } from './inSight';
import type { Person } from './person';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();
/** The longest usual name of a person. */
const longName = 'Wilhelmina Mwangi-Wójcik';

type Press = (what: string | Locator) => Promise<void>;
/** Looks at the state of that kind. */
type Sees = (state: string) => Promise<void>;

interface Game {
  needed: Needed;
  /** is there while the person is asked */
  asked: string;
  /** of all numbers of players, the fewest first */
  seats: readonly number[];
  decide(person: Person, press: Press, sees: Sees, by: Pointer): Promise<void>;
}

const isThere = async ({ page }: Person, what: string) => (await page.locator(what).count()) > 0;

/** Until the server has taken it. */
async function confirm({ page }: Person, press: Press): Promise<void> {
  await press('.confirm-bar .confirm');
  await page.locator('.confirm-bar').waitFor({ state: 'detached' });
}

const kingdomino: Game = {
  needed: {
    seen: '.turn-banner, .own-kingdom, .own-kingdom .plot.spot, .row-domino, .seat-panel, .confirm-bar, .act-hint',
    pressed: '.choice, .hand button, .confirm-bar button, .table-head button, .seat-panel button',
  },
  asked: '.placing, .choice:enabled',
  seats: [2, 3, 4],
  async decide(person, press, sees) {
    const { page } = person;
    if (await isThere(person, '.placing')) {
      await sees('a domino is to be placed');
      await press('.placing .spot');
      await page.locator('.points-change', { hasText: '→' }).waitFor();
      await sees('it lies there');
      if (await isThere(person, '.choice')) {
        await press('.choice');
        await sees('the next one is picked');
      }
    } else {
      await sees('a domino is to be chosen');
      await press('.choice');
      await sees('it is picked');
    }
    await confirm(person, press);
  },
};

const dominium: Game = {
  needed: {
    seen: '.turn-banner, .dominium-seat, .dominium-board, .fief, .chain .link:last-child, .confirm-bar, .act-hint',
    pressed: '.keep, .no-pawn, .hand button, .confirm-bar button, .table-head button',
  },
  asked: '.placing, .claiming',
  seats: [2],
  async decide(person, press, sees) {
    const claims = await isThere(person, '.claiming');
    const keeps = !claims && (await isThere(person, '.keep'));
    await sees(claims ? 'a pawn may be put' : keeps ? 'it may be kept' : 'a tile is to be laid');
    await press(claims ? '.claimable' : keeps ? '.keep' : '.placing .spot');
    await person.page.locator('.confirm-bar[aria-busy=false]').waitFor();
    await sees(claims ? 'a territory is picked' : keeps ? 'it is to be kept' : 'it lies there');
    await confirm(person, press);
  },
};

const toncc: Game = {
  needed: {
    seen: '.turn-banner, .king-panel, .seals, .toncc-board, .toncc-board .spot .ring, .toncc-map, .region-card, .confirm-bar',
    pressed: '.confirm-bar button, .table-head button',
  },
  asked: '.toncc-board.choosing',
  seats: [3],
  async decide(person, press, sees) {
    await sees('a place is to be chosen');
    await press('.spot.open');
    await person.page.locator('.confirm-bar').waitFor();
    await sees('it is picked');
    await confirm(person, press);
  },
};

const domaineGame: Game = {
  needed: {
    seen:
      '.turn-banner, .standing, .domaine-board, .deck, .court li, .hand-of-cards .card-button, .prompt,' +
      ' .banner-prompt, .laid-moves li, .act-buttons button',
    pressed: '.hand-of-cards .card-button, .card-option, .laid .end, .act-buttons button, .open-court',
  },
  asked: '.act:not([aria-busy=true]) .prompt',
  seats: [2, 3, 4],
  async decide(person, press, sees, by) {
    const send = domaine.send(person);
    await person.page.locator('.act:not([aria-busy=true]) .send').waitFor({ state: 'attached' });
    while (await send.isDisabled()) {
      await sees(await domaine.promptOf(person));
      await domaine.step(person, by === 'touch' ? domaine.byTouch : domaine.byMouse);
    }
    await sees('the turn can be sent');
    await press(send);
    await person.page.locator('.send:enabled').waitFor({ state: 'detached' });
  },
};

const games = { kingdomino, dominium, toncc, domaine: domaineGame };

/** Begins a match by clicks: at once with the fewest players, otherwise through the form for a room. */
async function beginFromTheFirstPage(
  { page }: Person,
  name: string,
  { seats: all }: Game,
  seats: number,
): Promise<void> {
  const card = page.locator(`.game-card[aria-labelledby=game-${name}]`);
  if (seats === all[0]) await card.locator('button.main').click();
  else {
    await card.locator('.game-do > button').last().click();
    const form = page.locator('form:not(.join-by-code)');
    await form.locator('.text-line input').fill(longName);
    const choose = (of: number, value: number) =>
      form
        .locator('.one-of')
        .nth(of)
        .getByRole('radio', { name: String(value), exact: true })
        .click();
    await choose(1, seats);
    await choose(2, seats - 1);
    await form.locator('button.main').click();
    await page.getByRole('button', { name: /^(Start the match|Inizia la partita)$/ }).click();
  }
  await page.locator('.table-frame').waitFor();
}

/** The windows, with the pointer that people use in each. */
class Windows {
  private readonly all = (['mouse', 'touch'] as const).flatMap(by =>
    windows[by].map(([width, height]) => ({ by, width, height })),
  );
  private now = this.all[0]!;
  private turn = 0;

  private constructor(
    private readonly person: Person,
    private readonly pointer: CDPSession,
  ) {}

  static async of(person: Person): Promise<Windows> {
    return new Windows(person, await person.page.context().newCDPSession(person.page));
  }

  /** Each decision is made in another window. */
  next(): Promise<void> {
    return this.show(this.all[this.turn++ % this.all.length]!);
  }

  async look(check: (least: number) => Promise<void>): Promise<void> {
    const before = this.now;
    // In a window of another size, another sign could be under the pointer, and show its note.
    await this.person.page.mouse.move(0, 0);
    for (const one of this.all) {
      await this.show(one);
      await check(this.least());
    }
    await this.show(before);
  }

  press: Press = what => {
    const first = typeof what === 'string' ? this.person.page.locator(what).first() : what;
    return this.now.by === 'touch' ? first.tap() : first.click();
  };

  get by(): Pointer {
    return this.now.by;
  }

  private least = () => (this.now.by === 'touch' ? finger : mouse);

  private async show(one: (typeof this.all)[number]): Promise<void> {
    const enabled = one.by === 'touch';
    await this.pointer.send('Emulation.setTouchEmulationEnabled', { enabled });
    await resize(this.person, one);
    this.now = one;
  }
}

const isOver = '.ending, .round-break';

/** True if that person is asked; false once the match, or its round, is over. */
const isAsked = (person: Person, asked: string): Promise<boolean> =>
  eventually(async () => {
    if (await isThere(person, isOver)) return false;
    assert.ok(await isThere(person, asked), 'nobody is asked, and nothing is over');
    return true;
  });

for (const [name, game] of Object.entries(games))
  for (const seats of game.seats)
    for (const language of ['en', 'it'] as const)
      test(`${name} with ${seats}, in ${language}: a whole match in every window`, async () => {
        const locale = { en: 'en-GB', it: 'it-IT' }[language];
        const ada = await env.person({ locale, hasTouch: true, viewport: { width: 768, height: 1024 } });
        const { page } = ada;
        await ada.open('/');
        await beginFromTheFirstPage(ada, name, game, seats);
        const all = await Windows.of(ada);
        const faults = new Set<string>();
        const sees: Sees = state =>
          all.look(async least => {
            for (const fault of await faultsInSight(ada, state, game.needed, least)) faults.add(fault);
          });
        do {
          while (await isAsked(ada, game.asked)) {
            await all.next();
            await game.decide(ada, all.press, sees, all.by);
          }
          await page.locator(isOver).first().waitFor();
          const next = page.locator('.round-break button.main');
          if ((await next.count()) === 0) break;
          await all.press(next);
          await page.locator('.round-break').waitFor({ state: 'detached' });
        } while (true);
        await all.look(async () => {
          await ada.hasNothingBeside();
          await page.locator('.ending h2').waitFor();
        });
        assert.deepEqual([...faults], []);
        await ada.leave();
      });
