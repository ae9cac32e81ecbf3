// On a slow line, or where data is saved, the server compresses what it says.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Person } from './person';
import { roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** A person whose browser takes its line for that one, with what has come over it. */
async function on(line: Line): Promise<{ ada: Person; texts: string[]; bytes: Buffer[] }> {
  const ada = await env.person();
  await ada.page.addInitScript(line => Object.defineProperty(navigator, 'connection', { value: line }), line);
  const texts: string[] = [];
  const bytes: Buffer[] = [];
  ada.page.on('websocket', socket => {
    if (!socket.url().includes('/ws/r/')) return;
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') texts.push(payload);
      else bytes.push(payload);
    });
  });
  return { ada, texts, bytes };
}

/** Moves twice, against a bot. */
async function playTwoTurns(ada: Person): Promise<void> {
  await sitDown(ada, `${await roomAt(env.server, { bots: { 2: 'random' } })}?list`, 'Ada');
  await ada.press('Start the match');
  const told = () => ada.page.locator('.event-log li').count();
  for (let turn = 0; turn < 2; ++turn) {
    const move = ada.page.locator('.moves-list button:enabled').first();
    await move.waitFor();
    const before = await told();
    await move.click();
    await eventually(async () => assert.ok((await told()) > before));
  }
}

for (const line of [{ saveData: true }, { effectiveType: '3g' }])
  test(`all comes compressed where the browser says ${JSON.stringify(line)}`, async () => {
    const { ada, texts, bytes } = await on(line);
    await playTwoTurns(ada);
    assert.deepEqual(texts, []);
    assert.ok(bytes.length > 4, `${bytes.length} messages`);
    await ada.page.reload(); // another connection has a dictionary of its own
    await ada.page.locator('.moves-list button:enabled').first().waitFor();
    assert.deepEqual(texts, []);
    await ada.leave();
  });

test('on a good line all comes as text', async () => {
  const { ada, texts, bytes } = await on({ saveData: false, effectiveType: '4g' });
  await playTwoTurns(ada);
  assert.deepEqual(bytes, []);
  assert.ok(texts.length > 4);
  await ada.leave();
});
