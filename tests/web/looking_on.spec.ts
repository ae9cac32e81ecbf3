// A television and a spectator see every board whole, however long the names of the players are.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Interposed, type Message } from './fakedMessages';
import { resize } from './inSight';
import type { Person } from './person';
import { botsBeside, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

/** Names of the greatest length, of several words and of one. */
const names = [
  'Alessandra Maria Antonia',
  'Massimilianobartolomeogi',
  'Wanda Wilhelmina Mommsen',
  'Giovanbattista Ermenegil',
];

/** The message with these names in all seats. */
const named = (message: Message): Message => {
  if (message.t !== 'room') return message;
  const seats = Object.keys(message['seats'] as object).map(seat => {
    const person = { who: 90 + Number(seat), here: true, name: names[Number(seat) - 1] };
    return [seat, person] as const;
  });
  return { ...message, seats: Object.fromEntries(seats) };
};

/** The parts that a player's panel cuts, or that hang out of it. */
const faults = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const panels = [...document.querySelectorAll('.table-frame .seat-panel')];
    return panels.flatMap(panel => {
      const { left, right, bottom } = panel.getBoundingClientRect();
      const parts = [...panel.querySelectorAll('.who, .points, .laid-board, .score-card li, .seals')];
      return parts.flatMap(part => {
        const box = part.getBoundingClientRect();
        if (box.width === 0) return [];
        const what = `${part.getAttribute('class')} (${part.textContent})`;
        if (box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1)
          return [`${what} hangs out of its panel`];
        const isCut = part.className === 'who' && part.scrollWidth > part.clientWidth + 1;
        return isCut ? [`${what} is cut`] : [];
      });
    });
  });

for (const [game, seats] of [
  ['kingdomino', 3],
  ['kingdomino', 4],
  ['dominium', 2],
] as const)
  test(`${game} with ${seats}: long names are whole, and widen nothing`, async () => {
    const ada = await env.person();
    const path = await roomAt(env.server, { game, seats, bots: botsBeside(seats) });
    await sitDown(ada, `${path}?list`, 'Ada');
    await ada.press('Start the match');
    for (const view of ['?table', '']) {
      const eve = await env.italian();
      (await Interposed.at(eve.page)).tells(named);
      await eve.open(`${path}${view}`);
      await eve.page.locator('.table-frame .who', { hasText: 'Massimiliano' }).first().waitFor();
      for (const [width, height] of [
        [1920, 1080],
        [1366, 650],
      ] as const) {
        await resize(eve, { width, height });
        assert.deepEqual(await faults(eve), [], `${view} at ${width} x ${height}`);
        await eve.hasNothingBeside();
      }
      await eve.leave();
    }
    await ada.leave();
  });
