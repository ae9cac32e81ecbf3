// Moderation in a room, as one page shows it. The test fakes the server's messages about the other people:
// their numbers, and the granted requests.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Interposed, type Message } from './fakedMessages';
import type { Person } from './person';
import { answerYes, playMoves, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

const asks = ['kick', 'ban', 'silence', 'vote', 'chat', 'offer_host', 'accept_host'];
type Seats = Record<string, Record<string, unknown> | null>;

/** Ada has number 1 on seat 1, beside Bob and Cleo with the numbers 2 and 3; guest 5 is a spectator. */
const asToldTo =
  (who: number, phase: string, more: { room?: object; bob?: object } = {}) =>
  (message: Message): Message => {
    if (message.t === 'here') return { ...message, who };
    if (message.t !== 'room') return message;
    const seats: Seats = {
      ...(message.seats as Seats),
      2: { name: 'Bob', who: 2, here: true, ready: true, ...more.bob },
      3: { name: 'Cleo', who: 3, here: true, ready: false },
    };
    for (const [seat, one] of Object.entries(seats))
      if (one?.name === 'Ada') seats[seat] = { ...one, who: 1 };
    return { ...message, phase, seats, watching: 1, watchers: [5], ...more.room };
  };

const line = (n: number, who: number, name: string, text: string): Message => ({
  t: 'chat',
  n,
  who,
  from: name === '' ? 'public' : `seat:${who}`,
  name,
  text,
  at: 0,
});

/** Ada's page in a room of three; `more` changes the faked state of the room. */
async function adaInRoom(
  person: Promise<Person>,
  more: Parameters<typeof asToldTo>[2] = {},
  phase = 'seating',
) {
  const ada = await person;
  const between = await Interposed.at(ada.page);
  between.tells(asToldTo(1, phase, more));
  between.waits(({ t }) => asks.includes(t));
  const path = await roomAt(env.server, { seats: 3, bots: { 2: 'random', 3: 'random' } });
  await ada.open(path);
  return { ada, between, path };
}

/** The same, with Ada seated: the page gets the true state until she sits. */
async function adaSeated(more: Parameters<typeof asToldTo>[2] = {}, options = {}) {
  const ada = await env.person(options);
  const between = await Interposed.at(ada.page);
  const path = await roomAt(env.server, { seats: 3, bots: { 2: 'random', 3: 'random' } });
  await sitDown(ada, `${path}?list`, 'Ada');
  between.tells(asToldTo(1, 'seating', more));
  between.waits(({ t }) => asks.includes(t));
  await ada.page.reload();
  await ada.sees('Bob');
  return { ada, between, path };
}

async function choices({ page }: Person): Promise<string[]> {
  await page.locator('dialog .person-choices').waitFor();
  return page.locator('dialog .person-choices button').allInnerTexts();
}
const titles = async (person: Person) => (await choices(person)).map(text => text.split('\n')[0]);

async function grants(between: Interposed, t: string): Promise<Message> {
  const message = await between.taken(t);
  between.say({ t: 'ok', id: message.id });
  const { id: _, ...rest } = message;
  return rest;
}

test('the lines of an ignored person are hidden, also after a reload, and can be shown again', async () => {
  const { ada, between } = await adaSeated();
  const lines = ada.page.locator('.chat-lines');
  between.say(line(901, 5, '', 'Buy my dominoes'));
  between.say(line(902, 2, 'Bob', 'No, thanks'));
  await lines.getByText('Guest 5', { exact: true }).waitFor();
  await lines.getByRole('button', { name: 'Options for Guest 5' }).click();
  await ada.findsNoBarrier();
  await ada.press('Ignore');
  await lines.getByText('Buy my dominoes').waitFor({ state: 'detached' });
  await lines.getByText('No, thanks').waitFor();
  await ada.page.getByText('You are ignoring Guest 5.').waitFor();
  between.say(line(903, 5, '', 'Cheap crowns'));
  between.say(line(904, 2, 'Bob', 'Now it is quiet'));
  await lines.getByText('Now it is quiet').waitFor();
  assert.equal(await ada.page.getByText('Cheap crowns').count(), 0, 'screen readers do not get it, either');
  await ada.page.reload();
  await ada.page.getByText('You are ignoring Guest 5.').waitFor();
  between.say(line(905, 5, '', 'Still here'));
  between.say(line(906, 2, 'Bob', 'Good evening'));
  await lines.getByText('Good evening').waitFor();
  assert.equal(await ada.page.getByText('Still here').count(), 0);
  await ada.findsNoBarrier();
  await ada.press('Show again what Guest 5 writes');
  await lines.getByText('Still here').waitFor();
  await ada.leave();
});

test('the host silences, removes, and bans after a confirmation', async () => {
  const { ada, between } = await adaSeated();
  const seat = ada.page.locator('[data-seat="2"]');
  await seat.getByRole('button', { name: 'Options for Bob' }).click();
  assert.deepEqual(await titles(ada), [
    'Ignore',
    "Offer the host's role",
    'Mute',
    'Remove from the room',
    'Ban from the room',
  ]);
  await ada.press('Mute');
  assert.deepEqual(await grants(between, 'silence'), { t: 'silence', who: 2 });

  await ada.page.getByText('One person is watching.').click();
  await ada.page.locator('.watching').getByRole('button', { name: 'Options for Guest 5' }).click();
  await ada.press('Remove from the room');
  await answerYes(ada);
  assert.deepEqual(await grants(between, 'kick'), { t: 'kick', who: 5 });

  await seat.getByRole('button', { name: 'Options for Bob' }).click();
  await ada.press('Ban from the room');
  await ada.page.getByRole('heading', { name: 'Ban Bob?' }).waitFor();
  await ada.findsNoBarrier();
  await eventually(async () =>
    assert.equal(await ada.page.evaluate(() => document.activeElement?.textContent), 'Cancel'),
  );
  await ada.page.keyboard.press('Enter');
  await ada.page.locator('dialog').waitFor({ state: 'detached' });
  const isBack = () => document.activeElement?.getAttribute('aria-label') === 'Options for Bob';
  await ada.page.waitForFunction(isBack); // the keyboard focus is back
  await ada.page.keyboard.press('Enter');
  await ada.press('Ban from the room');
  await answerYes(ada);
  assert.deepEqual(await grants(between, 'ban'), { t: 'ban', who: 2 });
  await ada.leave();
});

test('a silenced person is marked, and may be allowed to write again', async () => {
  const { ada, between } = await adaSeated({ room: { silenced: [2, 5] } });
  await ada.page.locator('[data-seat="2"]').getByText('muted').waitFor();
  await ada.press('Options for Bob');
  await ada.press('Unmute');
  assert.deepEqual(await grants(between, 'silence'), { t: 'silence', who: 2, silent: false });
  await ada.leave();
});

test('during a match, nobody who is here can be removed, and three players may vote one of them out', async () => {
  const { ada, between, path } = await adaSeated({ bob: { out: [3] } });
  between.tells(message => message);
  await ada.open(`${path}?list`);
  await ada.press('Start the match');
  await playMoves([ada], 2);
  between.tells(asToldTo(1, 'playing', { bob: { out: [3] } }));
  await ada.page.reload();
  await ada.sees('votes to remove: Cleo (1 of 2)');
  await ada.press('Options for Bob');
  assert.deepEqual(await titles(ada), ['Ignore', 'Vote to remove', "Offer the host's role", 'Mute']);
  await ada.findsNoBarrier();
  await ada.press('Vote to remove');
  await answerYes(ada);
  assert.deepEqual(await grants(between, 'vote'), { t: 'vote', seat: 2 });
  between.tells(asToldTo(1, 'playing', { bob: { here: false, out: [1, 3] } }));
  await ada.page.reload();
  await ada.sees('votes to remove: Ada and Cleo (2 of 2)');
  await ada.press('Options for Bob');
  assert.deepEqual(await titles(ada), ['Ignore', 'Withdraw your vote', "Offer the host's role", 'Mute']);
  await ada.press('Withdraw your vote');
  assert.deepEqual(await grants(between, 'vote'), { t: 'vote', seat: 2, out: false });
  await ada.leave();
});

test('the host offers the role, and takes it back in the menu or in the notice', async () => {
  const { ada, between } = await adaSeated();
  await ada.press('Options for Bob');
  await ada.press("Offer the host's role");
  assert.deepEqual(await grants(between, 'offer_host'), { t: 'offer_host', seat: 2 });
  between.tells(asToldTo(1, 'seating', { room: { host_offer: 'seat:2' } }));
  await ada.page.reload();
  const notice = ada.page.locator('.notices').getByText("You have offered Bob the host's role.");
  await notice.waitFor();
  await ada.findsNoBarrier();
  await ada.press('Options for Bob');
  await ada.press('No longer offer');
  assert.deepEqual(await grants(between, 'offer_host'), { t: 'offer_host' });
  await ada.press('Take back');
  assert.deepEqual(await grants(between, 'offer_host'), { t: 'offer_host' });
  await ada.leave();
});

test("a player accepts or declines the host's role, and does not see the offer of an ignored host", async () => {
  const more = { room: { host: 'seat:2', host_offer: 'seat:1' } };
  const { ada, between } = await adaSeated(more);
  const notice = ada.page.locator('.notices').getByText("Bob offers you the host's role in this room.");
  await notice.waitFor();
  await ada.findsNoBarrier();
  await ada.press('No thanks');
  assert.deepEqual(await grants(between, 'accept_host'), { t: 'accept_host', accept: false });
  await ada.press('Accept');
  assert.deepEqual(await grants(between, 'accept_host'), { t: 'accept_host' });
  await ada.press('Options for Bob');
  assert.deepEqual(await titles(ada), ['Ignore', 'Vote to remove'], 'only the host can offer the role');
  await ada.press('Ignore');
  await notice.waitFor({ state: 'detached' });
  await ada.leave();
});

test('the host forbids spectators to chat, and they read why', async () => {
  const { ada, between } = await adaSeated();
  await ada.page.getByRole('switch', { name: "Spectators can't chat" }).click();
  assert.deepEqual(await grants(between, 'silence'), { t: 'silence', silent: true });
  await ada.leave();

  const watching = await adaInRoom(env.italian(), { room: { watchers_silenced: true } });
  await watching.ada.sees('Qui possono scrivere solo i giocatori.');
  assert.equal(await watching.ada.page.locator('.chat-say').count(), 0);
  await watching.ada.page.getByText('Una persona guarda.').click();
  await watching.ada.sees('Ospite 5');
  assert.equal(await watching.ada.page.getByRole('switch').count(), 0, 'only the host has it');
  await watching.ada.findsNoBarrier();
  await watching.ada.leave();
});

test('a silenced person reads so where the input line was', async () => {
  const { ada } = await adaSeated({ room: { silenced: [1] } });
  await ada.sees('The host has muted you');
  assert.equal(await ada.page.locator('.chat-say').count(), 0);
  await ada.leave();
});

test('a line of chat that came too fast waits, later input stays, and both are sent', async () => {
  const { ada, between } = await adaSeated();
  const field = ada.page.getByLabel('Write a message');
  await field.fill('First');
  await field.press('Enter');
  const { id } = await between.taken('chat');
  between.say({ t: 'no', id, code: 'limit.chat', text: '', again: 1 });
  await ada.sees('Your message will be sent in a moment.');
  await field.fill('Second');
  await field.press('Enter');
  assert.equal(await field.inputValue(), 'Second');
  await ada.findsNoBarrier();
  const again = await between.taken('chat');
  assert.deepEqual([again.id, again.text], [id, 'First']);
  between.say({ t: 'ok', id });
  await ada.page.getByText('Your message will be sent in a moment.').waitFor({ state: 'hidden' });
  assert.equal(await field.inputValue(), 'Second');
  await field.press('Enter');
  assert.equal((await between.taken('chat')).text, 'Second');
  await ada.leave();
});

test('a banned person reads so, and gets no link back', async () => {
  const { ada, between } = await adaSeated();
  await between.refusesWith(4002);
  await ada.page.getByRole('heading', { name: "You can't enter this room" }).waitFor();
  await ada.sees('The host banned you');
  assert.equal(await ada.page.getByRole('button', { name: 'Enter again' }).count(), 0);
  assert.equal(await ada.page.evaluate(() => localStorage.getItem('reami.places')), '[]');
  await ada.findsNoBarrier();
  await ada.leave();
});

test('on a phone, all of it fits and can be touched', async () => {
  const viewport = { width: 360, height: 740 };
  const { ada, between } = await adaSeated(
    { bob: { out: [3] } },
    { viewport, hasTouch: true, isMobile: true },
  );
  between.say(line(901, 5, '', 'Buy my dominoes'));
  await ada.page.getByText('One person is watching.').tap();
  await ada.hasNothingBeside();
  for (const { what, width, height } of await ada.sizes('.person-more'))
    assert.ok(width >= 32 && height >= 32, `${what}: ${width} x ${height}`);
  await ada.page.locator('.chat-lines').getByRole('button', { name: 'Options for Guest 5' }).tap();
  for (const { what, width, height } of await ada.sizes('.person-choices button'))
    assert.ok(width <= 360 && height >= 44, `${what}: ${width} x ${height}`);
  await ada.page.getByRole('button', { name: 'Ban from the room' }).tap();
  for (const { what, height } of await ada.sizes('.sure button'))
    assert.ok(height >= 44, `${what}: ${height}`);
  await ada.hasNothingBeside();
  await ada.leave();
});
