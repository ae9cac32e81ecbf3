// Hosts, players and spectators in real browsers: silences, bans and votes, and how matches go on.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Locator } from 'playwright-core';
import type { Person } from './person';
import { answerYes, fold, playMoves, playToTheEnd, roomAt, sitDown, startMatch } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment({ settings: ['--chat-lines', '1', '--chat-line-in', '5'] });

async function say({ page }: Person, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.keyboard.press('Enter');
}

const heard = ({ page }: Person, text: string) => page.locator('.chat-lines').getByText(text).waitFor();

/** Picks an entry in the menu of the person with that name, beside the seat or in the list of spectators. */
async function choose(person: Person, whom: string, what: string): Promise<void> {
  await person.page
    .getByRole('button', { name: `Options for ${whom}` })
    .first()
    .click();
  await person.page.locator('.person-choices').getByRole('button', { name: what }).click();
}

async function three(): Promise<{ people: [Person, Person, Person]; path: string }> {
  const people: [Person, Person, Person] = [await env.person(), await env.person(), await env.person()];
  const path = await roomAt(env.server, { seats: 3 });
  for (const [index, name] of ['Ada', 'Bob', 'Cleo'].entries())
    await sitDown(people[index]!, `${path}?list`, name);
  return { people, path };
}

/** Ada is the host; Eve is a spectator who has chatted, and `guest` is her shown name. */
async function adaAndEve(): Promise<{ ada: Person; eve: Person; guest: string }> {
  const [ada, eve] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await eve.open(path);
  await say(eve, 'Sit on the left');
  await heard(ada, 'Sit on the left');
  const guest = await ada.page.locator('.chat-lines b').innerText();
  assert.match(guest, /^Guest \d+$/);
  return { ada, eve, guest };
}

test('during a match, the host reads why no player can be removed, and what helps instead', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await ada.page.getByRole('button', { name: 'Options for Bob' }).first().click();
  await ada.sees("During a match you can't remove Bob: no host decides alone who plays on.");
  const choices = await ada.page.locator('.person-choices button').allInnerTexts();
  assert.deepEqual(
    choices.map(words => words.split('\n')[0]),
    ['Ignore', "Offer the host's role", 'Mute'],
  );
  await ada.findsNoBarrier();
  await ada.page.keyboard.press('Escape');
  await bob.page.getByRole('button', { name: 'Options for Ada' }).first().click();
  await bob.page.locator('.person-choices').waitFor();
  assert.equal(await bob.page.getByText("you can't remove").count(), 0);
  for (const person of [bob, ada]) await person.leave();
});

test('the host silences a spectator, and allows the spectator to write again', async () => {
  const { ada, eve, guest } = await adaAndEve();
  await choose(ada, guest, 'Mute');
  await eve.sees('The host has muted you');
  await choose(ada, guest, 'Unmute');
  await eve.page.getByLabel('Write a message').waitFor();
  await eve.leave();
  await ada.leave();
});

test('on a phone, the menu of a spectator shows all its entries', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 } });
  const eve = await env.person();
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await eve.open(path);
  await ada.page.getByText('One person is watching.').click();
  await ada.page.getByRole('button', { name: 'Options for Guest' }).click();
  const choices = ada.page.locator('.person-choices button');
  await choices.first().waitFor();
  const isShown = (choice: Locator) =>
    choice.evaluate(button => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height - 2));
    });
  for (const choice of await choices.all())
    await eventually(async () => assert.ok(await isShown(choice), `${await choice.innerText()} is hidden`));
  await eve.leave();
  await ada.leave();
});

test('one switch silences all spectators', async () => {
  const { ada, eve } = await adaAndEve();
  await ada.page.getByText('One person is watching.').click();
  await ada.page.getByRole('switch', { name: "Spectators can't chat" }).click();
  await eve.sees('Only the players can write here.');
  await ada.page.getByRole('switch', { name: "Spectators can't chat", checked: true }).click();
  await eve.page.getByLabel('Write a message').waitFor();
  await eve.leave();
  await ada.leave();
});

test('a spectator whom the host bans can not come back', async () => {
  const { ada, eve, guest } = await adaAndEve();
  await choose(ada, guest, 'Ban from the room');
  await answerYes(ada);
  await eve.page.getByRole('heading', { name: "You can't enter this room" }).waitFor();
  await eve.page.reload();
  await eve.page.getByRole('heading', { name: "You can't enter this room" }).waitFor();
  await eve.leave();
  await ada.leave();
});

test('a line of chat that is sent too fast arrives a moment later', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await sitDown(bob, path, 'Bob');
  await say(ada, 'the first line');
  await say(ada, 'the second line');
  await ada.sees('Your message will be sent in a moment.');
  await heard(bob, 'the second line');
  await ada.page.getByText('Your message will be sent in a moment.').waitFor({ state: 'hidden' });
  await bob.leave();
  await ada.leave();
});

test('all others vote a player out, who may watch, but not sit down again in this match', async () => {
  const { people, path } = await three();
  const [ada, bob, cleo] = people;
  await ada.press('Start the match');
  for (const { page } of people) await page.locator('.moves').waitFor();
  await playMoves(people, 3);
  await choose(ada, 'Bob', 'Vote to remove');
  await bob.sees('votes to remove: Ada (1 of 2)');
  await choose(ada, 'Bob', 'Withdraw your vote');
  await bob.page.getByText('votes to remove').waitFor({ state: 'detached' });
  await choose(ada, 'Bob', 'Vote to remove');
  await choose(cleo, 'Bob', 'Vote to remove');
  await answerYes(cleo);
  await bob.page.getByRole('heading', { name: 'You were removed from the room' }).waitFor();
  await bob.findsNoBarrier();
  await bob.press('Enter again');
  await bob.page.locator('.event-log li').getByText('has left the match and ranks last').waitFor();
  assert.equal(await bob.page.getByRole('button', { name: 'Sit down' }).count(), 0);
  await playMoves([ada, cleo], 4);
  assert.equal(new URL(ada.page.url()).pathname, path);
  for (const person of people) await person.leave();
});

test("the host's role goes to the player who accepts it, and stays there", async () => {
  const { people } = await three();
  const [ada, bob, cleo] = people;
  const offer = "Ada offers you the host's role in this room.";
  const start = ({ page }: Person) => page.getByRole('button', { name: 'Start the match' });
  await choose(ada, 'Bob', "Offer the host's role");
  await ada.sees("You have offered Bob the host's role.");
  await bob.sees(offer);
  await bob.findsNoBarrier();
  await bob.press('No thanks');
  await ada.sees("The offer of the host's role has ended: you are still the host.");
  await bob.page.getByText(offer).waitFor({ state: 'detached' });

  await choose(ada, 'Cleo', "Offer the host's role");
  await cleo.sees(offer);
  await choose(ada, 'Bob', "Offer the host's role");
  await cleo.page.getByText(offer).waitFor({ state: 'detached' });
  await bob.press('Accept');
  await bob.sees('You are the host now.');
  for (const person of [ada, cleo]) await person.sees('Bob is the host now.');
  await start(bob).waitFor();
  await start(ada).waitFor({ state: 'detached' });
  await bob.page.reload();
  await start(bob).waitFor();
  for (const person of people) await person.leave();
});

test('a rematch begins by itself when a bot has taken the seat of a player who left', async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await startMatch(await roomAt(env.server), ada, bob);
  await playToTheEnd([ada, bob]);
  await ada.press('Play again');
  await ada.page.locator('.ending').getByText('Waiting for Bob.').waitFor();
  await bob.page.locator('.ending').getByText('Ada wants to play again.').waitFor();
  await bob.page.getByLabel('More').click();
  await bob.press('Leave the room');
  await ada.page.locator('.ending').getByText('A seat is empty').waitFor();
  await ada.findsNoBarrier();
  await ada.press('Normal bot in seat 2');
  await ada.page.locator('.ending').waitFor({ state: 'detached' });
  await playMoves([ada], 2);
  await bob.leave();
  await ada.leave();
});

test('a host makes bots move at once, and the room keeps that', async () => {
  const ada = await env.person();
  const { page } = ada;
  await sitDown(ada, await roomAt(env.server, { bots: { 2: 'greedy' } }), 'Ada');
  await ada.sees('Looks one step ahead');
  const fast = (checked: boolean) => page.getByRole('switch', { name: /^Bots move at once/, checked });
  await fast(false).click();
  await fast(true).waitFor();
  await page.reload();
  await fast(true).waitFor();
  await ada.press('Start the match');
  await fold(ada, 'At the table');
  await fast(true).click();
  await fast(false).waitFor();
  await ada.leave();
});
