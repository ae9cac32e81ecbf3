// The rules, to be read in the app.
import assert from 'node:assert/strict';
import test from 'node:test';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

test('a link leads to its rule, and marks it', async () => {
  const ada = await env.person();
  await ada.open('/rules/kingdomino#R4.4');
  const rule = ada.page.locator('[id="R4.4"]');
  await rule.waitFor();
  await ada.page.waitForFunction(() => document.querySelector(':target') !== null);
  assert.equal(await rule.evaluate(one => one.matches(':target')), true);
  await eventually(async () => {
    const top = (await rule.boundingBox())!.y;
    assert.ok(top >= 0 && top < 720, `it is at ${top}`);
  });
  await ada.leave();
});

test('they are there in both languages, with pictures, and shut nobody out', async () => {
  const ada = await env.italian({ colorScheme: 'dark' });
  await ada.open('/rules/kingdomino');
  await ada.sees('Le regole di Kingdomino');
  await ada.page.getByRole('img').nth(4).waitFor();
  await ada.findsNoBarrier();
  await ada.press('EN');
  await ada.sees('The rules of Kingdomino');
  await ada.findsNoBarrier();
  await ada.leave();
});

test('a phone shows them without scrolling sideways', async () => {
  const ada = await env.person({ viewport: { width: 360, height: 740 } });
  await ada.open('/rules/kingdomino');
  await ada.sees('The rules of Kingdomino');
  await ada.hasNothingBeside();
  await ada.leave();
});
