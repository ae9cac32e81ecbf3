// A room's notices about exceptional states: the disk or the server is full, the match is held or abandoned,
// or the room is closed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Interposed, type Message } from './fakedMessages';
import { adaAtTable, playUntil } from './kingdominoSteps';
import type { Person } from './person';
import { asked, playMoves, playToTheEnd, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();
const stalled = "The server can't save right now.";

/** A spectator enters, so that the server sends the room again. */
async function looksIn(path: string): Promise<Person> {
  const eve = await env.person();
  await eve.open(path);
  await eve.sees('At the table');
  return eve;
}

/** Ada plays against a bot from a list of moves. */
async function adaAtList(): Promise<{ ada: Person; path: string; between: Interposed }> {
  const ada = await env.person();
  const between = await Interposed.at(ada.page);
  const path = await roomAt(env.server, { bots: { 2: 'random' } });
  await sitDown(ada, `${path}?list`, 'Ada');
  await ada.press('Start the match');
  await playMoves([ada], 2);
  await asked([ada]);
  return { ada, path, between };
}

const inPhase =
  (phase: string) =>
  (message: Message): Message =>
    message.t === 'room' ? { ...message, phase } : message;

test('while the server can not store, the page says so, and a sent move waits and is accepted later', async () => {
  const { ada, path, between } = await adaAtList();
  between.tells(message => (message.t === 'room' ? { ...message, stalled: true } : message));
  between.waits(message => message.t === 'move');
  const eve = await looksIn(path);
  await ada.sees(stalled);
  await ada.findsNoBarrier();
  assert.equal(await ada.page.getByText('Connection lost.').count(), 0);
  await ada.page.locator('.moves-list button').first().click();
  await ada.sees('Sending…');
  assert.equal(await ada.page.locator('.refused, .notices .fault').count(), 0);
  between.tells(message => message);
  between.goesOn();
  await eve.leave();
  await ada.page.getByText(stalled).waitFor({ state: 'hidden' });
  await ada.page.getByText('Sending…').waitFor({ state: 'hidden' });
  await playMoves([ada], 2);
  await ada.leave();
});

test('a held match can be watched, and its moves so far can be downloaded', async () => {
  const ada = await env.person();
  const between = await Interposed.at(ada.page);
  const path = await adaAtTable(env, ada);
  await playUntil('.choice', ada);
  between.tells(inPhase('held'));
  await ada.page.reload();
  await ada.sees('This match is on hold');
  await ada.page.locator('.kingdomino').waitFor();
  assert.equal(await ada.page.locator('.choice, .placing').count(), 0);
  await ada.findsNoBarrier();
  const file = ada.page.getByRole('link', { name: 'Download the match' });
  assert.equal(await file.getAttribute('href'), `/api/rooms${path.slice(2)}/matches/1`);
  await ada.leave();
});

test('the file of a held match is downloaded, and the page stays as it is', async () => {
  const { ada, path, between } = await adaAtList();
  await playToTheEnd([ada]); // an ended match has a file, just as a held one
  between.tells(inPhase('held'));
  await ada.page.reload();
  await ada.sees('This match is on hold');
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.page.getByRole('link', { name: 'Download the match' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), `${path.slice('/r/'.length)}-1.match`);
  assert.match(readFileSync((await download.path())!, 'utf8'), /^reami match 1\ngame kingdomino\n/);
  await ada.sees('This match is on hold');
  await ada.leave();
});

test('an abandoned match says so, and offers another match', async () => {
  const { ada, between } = await adaAtList();
  const asIfAbandoned = (message: Message): Message => {
    if (message.t !== 'state') return inPhase('ended')(message);
    const { ask: _, legal: __, ...state } = message;
    return state;
  };
  between.tells(asIfAbandoned);
  await ada.page.reload();
  await ada.sees('It is not your turn.');
  assert.equal(await ada.page.locator('.ending').count(), 0);
  between.say({ t: 'reveal', match: 1, secret: '00', words: {}, seed: '00' });
  await ada.page.getByRole('heading', { name: 'The match was abandoned' }).waitFor();
  await ada.page.getByRole('link', { name: 'Watch the replay' }).waitFor();
  await ada.findsNoBarrier();
  between.waits(message => message.t === 'rematch');
  await ada.press('Play again');
  assert.equal(await ada.page.locator('.refused, .notices .fault').count(), 0);
  await ada.leave();
});

const colourOf = ({ page }: Person, what: string) =>
  page
    .locator(what)
    .first()
    .evaluate(one => getComputedStyle(one).color);

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [1366, 650],
] as const)
  test(`at ${width} x ${height}, an announcement covers neither table nor menu, and does not look like an error`, async () => {
    const ada = await env.person({ viewport: { width, height } });
    const between = await Interposed.at(ada.page);
    await adaAtTable(env, ada);
    const text =
      'At ten this evening the server is updated. It takes a minute, and all matches go on afterwards.';
    between.say({ t: 'notice', text });
    await ada.page.locator('.notices p', { hasText: text }).waitFor();
    const notice = (await ada.page.locator('.notices p').boundingBox())!;
    for (const what of ['.table-frame', '.menu > summary']) {
      const { x, y, width, height } = (await ada.page.locator(what).boundingBox())!;
      const isApart =
        notice.x + notice.width <= x + 1 ||
        x + width <= notice.x + 1 ||
        notice.y + notice.height <= y + 1 ||
        y + height <= notice.y + 1;
      assert.ok(isApart, `${JSON.stringify(notice)} lies over ${what} at ${x} ${y}`);
    }
    assert.equal(await colourOf(ada, '.notices p'), await colourOf(ada, 'body'));
    await ada.findsNoBarrier();
    await ada.page.locator('.notices').getByRole('button', { name: 'Close' }).click();
    await ada.page.locator('.notices p').waitFor({ state: 'detached' });
    await ada.leave();
  });

test('a refusal is no longer shown in the next phase of the room', async () => {
  const ada = await env.person();
  const between = await Interposed.at(ada.page);
  const path = await roomAt(env.server, { bots: { 2: 'random' } });
  await sitDown(ada, `${path}?list`, 'Ada');
  between.waits(message => message.t === 'start');
  await ada.press('Start the match');
  const { id } = await between.taken('start');
  between.say({ t: 'no', id, code: 'auth.not_host', text: 'Only the host can do that.' });
  await ada.page.locator('.notices .fault').waitFor();
  between.tells(inPhase('playing'));
  const eve = await looksIn(path);
  await ada.page.locator('.notices .fault').waitFor({ state: 'detached' });
  for (const person of [eve, ada]) await person.leave();
});

test('a full server is named as the reason, and the page can try again', async () => {
  const ada = await env.person();
  const between = await Interposed.at(ada.page);
  const path = await roomAt(env.server);
  await between.refusesWith(1013);
  await ada.open(path);
  await ada.sees('The server is full.');
  await ada.findsNoBarrier();
  await between.refusesWith(null);
  await ada.press('Try now');
  await ada.sees('You are invited');
  await ada.page.getByText('The server is full.').waitFor({ state: 'hidden' });
  await ada.leave();
});

test('the first page shows the same sentence about a full server as a room', async () => {
  const ada = await env.person();
  await ada.page.routeWebSocket(/\/ws\/lobby$/, route => void route.close({ code: 1013 }));
  await ada.open('/');
  await ada.page.locator('[aria-labelledby=open]').getByText('The server is full.').waitFor();
  await ada.leave();
});

test('a closed room says so, and is no longer among the rooms of this device', async () => {
  const ada = await env.person();
  const between = await Interposed.at(ada.page);
  await sitDown(ada, await roomAt(env.server), 'Ada');
  await between.refusesWith(4003);
  await ada.sees('This room was closed.');
  await ada.findsNoBarrier();
  const kept = await ada.page.evaluate(() => localStorage.getItem('reami.places'));
  assert.deepEqual(JSON.parse(kept!), []);
  await ada.leave();
});

test('for an unknown code, the page asks for another one', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server);
  await ada.open('/r/ABCDEFGH');
  await ada.sees('There is no room with this code.');
  await ada.findsNoBarrier();
  await ada.page.getByLabel('Room code').fill(path.slice('/r/'.length));
  await ada.press('Enter');
  await ada.sees('You are invited');
  await ada.leave();
});
