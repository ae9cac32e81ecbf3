// A room around its match: newcomers, the host's tools, chat, spectators, and another device of the same
// player.
import assert from 'node:assert/strict';
import test from 'node:test';
import { answerYes, asked, playMoves, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment({ settings: ['--away-after', '4'] });

test('a newcomer with an invitation has a seat after a name and one click', async context => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  const link = (await ada.page.getByLabel('Invitation link').textContent())!;
  assert.equal(link, env.server.origin + path);
  const opened = performance.now();
  await sitDown(bob, new URL(link).pathname, 'Bob');
  context.diagnostic(`seated ${Math.round(performance.now() - opened)} ms after the link was opened`);
  await ada.sees('Everybody is here.');
  await ada.press('Start the match');
  for (const person of [ada, bob]) await person.page.getByRole('button', { name: 'Invite' }).waitFor();
  await bob.leave();
  await ada.leave();
});

test('a name that looks like another one at the table is refused beside its field; another name is accepted', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await bob.open(path);
  await bob.page.getByLabel('Your name').fill('\u0410da'); // the first letter is Cyrillic
  await bob.press('Sit down');
  await bob.page.locator('form.join [role=alert]').getByText('looks like another one').waitFor();
  await bob.findsNoBarrier();
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.press('Sit down');
  await bob.sees('(you)');
  await bob.leave();
  await ada.leave();
});

test('the copied text is the link of the room', async () => {
  const ada = await env.person({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await ada.page.getByRole('button', { name: 'Copy', exact: true }).click();
  await ada.sees('Copied');
  assert.equal(await ada.page.evaluate(() => navigator.clipboard.readText()), env.server.origin + path);
  await ada.leave();
});

test('the host seats bots, removes people, and changes the game and its options', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server, { seats: 3 });
  await sitDown(ada, path, 'Ada');
  await sitDown(bob, path, 'Bob');
  await ada.press('Normal bot in seat 3');
  await bob.sees('Normal bot 3');
  await ada.page.getByText('Change the settings').click();
  await ada.page.getByRole('switch', { name: 'Middle Kingdom' }).check();
  await bob.page.locator('.seating-head').getByText('Middle Kingdom').waitFor();
  await ada.sees('One person is not ready yet.');
  await bob.press("I'm ready");
  await bob.sees('You are ready. Waiting for Ada to start the match.');
  assert.equal(await bob.page.locator('.begin .main').count(), 0, 'Bob has nothing to do');
  await ada.sees('Everybody is here.');
  await ada.press('Options for Bob');
  await ada.press('Remove from the room');
  await answerYes(ada);
  await bob.sees('You were removed from the room');
  await bob.press('Enter again');
  await bob.sees('You are invited');
  await bob.leave();
  await ada.leave();
});

test('markup in names and chat is shown as text', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await sitDown(ada, path, '<b>Ada</b>');
  await sitDown(bob, path, 'Bob');
  await bob.page.getByLabel('Write a message').fill('<img src=x onerror=alert(1)> & <script>1</script>');
  await bob.press('Send');
  await ada.page
    .getByText('<img src=x onerror=alert(1)> & <script>1</script>', {
      exact: true,
    })
    .waitFor();
  await bob.page.getByText('<b>Ada</b>').first().waitFor();
  assert.equal(await ada.page.locator('.chat img, .chat script').count(), 0);
  await bob.leave();
  await ada.leave();
});

test('a spectator sees the match and may chat, and has no move to make', async () => {
  const [ada, bob, eve] = [await env.person(), await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await startMatch(path, ada, bob);
  await eve.open(`${path}?list`);
  await ada.sees('One person is watching.');
  await eve.page.locator('.moves').waitFor();
  await playMoves([ada, bob], 3);
  await eve.page.locator('.event-log li').nth(2).waitFor();
  assert.equal(await eve.page.locator('.moves-list button').count(), 0);
  await eve.page.getByLabel('Write a message').fill('Well played');
  await eve.press('Send');
  await ada.sees('Well played');
  await ada.page
    .locator('.chat-lines')
    .getByText(/^Guest \d+$/)
    .waitFor();
  for (const person of [eve, bob, ada]) await person.leave();
});

test('a bot plays on for a player who leaves, who may come back, and ranks last', async () => {
  const [ada, bob, eve] = [await env.person(), await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await startMatch(path, ada, bob);
  await playMoves([ada, bob], 3);
  await eve.open(`${path}?list`);
  await bob.page.getByLabel('More').click();
  await bob.press('Leave the room');
  await bob.sees('A bot plays on in seat 2, which then ranks last.');
  await answerYes(bob);
  await bob.sees('You have left the room');
  for (const person of [ada, eve])
    await person.page.locator('.event-log li').getByText('has left the match and ranks last').waitFor();
  assert.equal(await eve.page.getByRole('button', { name: 'Sit down' }).count(), 0);
  await playMoves([ada], 2);
  await bob.open(`${path}?list`);
  await bob.press('Sit down');
  await bob.sees('(you)');
  await playMoves([ada, bob], 2);
  await ada.findsNoBarrier();
  for (const person of [eve, bob, ada]) await person.leave();
});

test('the others let a bot play for an absent player, who takes over again at once', async () => {
  const [ada, bob, cleo] = [await env.person(), await env.person(), await env.person()];
  const people = [ada, bob, cleo];
  const path = await roomAt(env.server, { seats: 3 });
  await sitDown(ada, `${path}?list`, 'Ada');
  await sitDown(bob, `${path}?list`, 'Bob');
  await sitDown(cleo, `${path}?list`, 'Cleo');
  await ada.press('Start the match');
  const absent = (await asked(people))!;
  const others = people.filter(one => one !== absent);
  await absent.page.goto('about:blank');
  for (const [count, other] of others.entries()) {
    await other.sees('is away. Let a bot play?');
    await other.sees(`${count} of 2 votes.`);
    if (count === 0) await other.findsNoBarrier();
    await other.press('Let a bot play');
  }
  await others[0]!.page.getByText('is away. Let a bot play?').waitFor({ state: 'detached' });
  await absent.open(`${path}?list`);
  await absent.sees('(you)');
  await playMoves(people, 3);
  for (const person of people) await person.leave();
});

test('a link hands the seat to another device; the first device may take it back', async () => {
  const [ada, phone] = [await env.person(), await env.person({ viewport: { width: 360, height: 740 } })];
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await ada.page.getByLabel('More').click();
  await ada.press('Continue on another device');
  const link = (await ada.page.getByLabel('Link to your seat').textContent())!;
  await phone.open(link.slice(env.server.origin.length));
  await phone.sees('(you)');
  assert.equal(new URL(phone.page.url()).hash, '');
  await ada.sees('This seat was opened on another device.');
  await ada.press('Play here');
  await ada.sees('(you)');
  await phone.sees('This seat was opened on another device.');
  const late = await env.person();
  await late.open(link.slice(env.server.origin.length));
  await late.sees('This link to a seat was already used');
  await late.findsNoBarrier();
  for (const person of [late, phone, ada]) await person.leave();
});

test('a second tab of the same browser gets the seat; the first one says so and may take it back', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  const second = await ada.page.context().newPage();
  await second.goto(env.server.origin + path);
  await second.getByText('(you)').waitFor();
  await ada.page.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await ada.press('Play here');
  await ada.sees('(you)');
  await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await ada.leave();
});
