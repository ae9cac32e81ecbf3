// A server that belongs to a club: what it is called.
import assert from 'node:assert/strict';
import test from 'node:test';
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

test('a server with a name shows it on the first page and in the titles of all pages, as text', async () => {
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
