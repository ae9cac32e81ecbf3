// A player who is at the table but does nothing is asked whether they are still there: PROTOCOL.md, "Going
// away".
import test from 'node:test';
import { asked, playMoves, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

// The question comes after 20 seconds.
const env = new TestEnvironment({ settings: ['--away-after', '1'] });

test('an idle player is asked, and is away until they answer', async () => {
  const people = [await env.person(), await env.person(), await env.person()];
  const path = `${await roomAt(env.server, { seats: 3 })}?list`;
  for (const [index, name] of ['Ada', 'Bob', 'Cleo'].entries()) await sitDown(people[index]!, path, name);
  await people[0]!.press('Start the match');
  const idle = (await asked(people))!;
  const seat = people.indexOf(idle) + 1;
  const other = people[seat % 3]!;
  const away = other.page.locator(`[data-seat="${seat}"] .seat-facts`, { hasText: 'away' });
  const question = idle.page.getByRole('dialog', { name: 'Are you still there?' });
  await question.waitFor();
  await idle.findsNoBarrier();
  await away.waitFor();
  await idle.press('I am here');
  await question.waitFor({ state: 'detached' });
  await away.waitFor({ state: 'detached' });
  await playMoves(people, 3);
  for (const person of people) await person.leave();
});
