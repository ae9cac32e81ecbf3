// A server of a club: its name, and rooms by invitation.
import assert from 'node:assert/strict';
import test from 'node:test';
import { fold } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment({
  settings: [
    '--title',
    'Club <b>',
    '--welcome',
    'Tuesdays at <i>eight</i>.',
    '--about',
    'https://club.example/',
  ],
});

test("the server's name is shown as text on the first page and in the titles of all pages", async () => {
  const ada = await env.person();
  await ada.open('/');
  await ada.page.getByRole('heading', { level: 1, name: 'Club <b>' }).waitFor();
  await ada.sees('Tuesdays at <i>eight</i>.');
  assert.equal(
    await ada.page.getByRole('link', { name: 'About this server' }).getAttribute('href'),
    'https://club.example/',
  );
  await eventually(async () => assert.equal(await ada.page.title(), 'Club <b>'));
  await ada.page.getByRole('link', { name: 'Settings' }).click();
  await eventually(async () => assert.equal(await ada.page.title(), 'Settings – Club <b>'));
  await ada.findsNoBarrier();
  await ada.leave();
});

const byInvitation = new TestEnvironment({ settings: ['--opening', 'invited'] });

test('on a server that needs invitations, a link or a word can be used once', async () => {
  const [ada, bob] = [await byInvitation.person({ forgives: /403|422/ }), await byInvitation.person()];
  const made = byInvitation.server.admin('invite', 'tuesday', '--until', '1h', '--uses', '2');
  const [word, link] = made.trim().split('\n');
  await ada.open('/');
  await ada.press('Play against a bot: Kingdomino');
  await ada.sees('you need an invitation to open a room. Ask the club for one.');
  await ada.page.getByLabel('Word of the invitation').fill('WRONG');
  await ada.press('Use the invitation');
  await ada.sees('This invitation is wrong, used up or too old.');
  await ada.findsNoBarrier();
  await ada.page.getByLabel('Word of the invitation').fill(word!.toLowerCase());
  await ada.press('Use the invitation');
  await ada.sees('You may open rooms on this server now.');
  await ada.press('Play against a bot: Kingdomino');
  await fold(ada, 'At the table');
  await ada.sees('(you)');
  await bob.open(new URL(link!).pathname + new URL(link!).hash);
  await bob.sees('You may open rooms on this server now.');
  assert.equal(new URL(bob.page.url()).hash, '');
  await bob.open('/');
  await bob.sees('Play against a bot');
  assert.equal(await bob.page.getByText('By invitation').count(), 0);
  await bob.leave();
  await ada.leave();
});
