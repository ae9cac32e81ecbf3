// The first page: to play at once, to open a room, or to find one.
import assert from 'node:assert/strict';
import test from 'node:test';
import { fold, roomAt, sitDown } from './roomSteps';
import { TestEnvironment } from './testEnvironment';
import { eventually } from './waiting';

const env = new TestEnvironment();

test('one click on the first page starts a match against a bot', async () => {
  const ada = await env.person();
  await ada.open('/');
  await ada.press('Play against a bot: Kingdomino');
  await ada.sees('Normal bot 2');
  await fold(ada, 'At the table');
  await ada.sees('(you)');
  await ada.page.waitForURL(/\/r\/[A-HJ-NP-Z]{8}$/);
  await ada.page.locator('.turn-banner.yours').waitFor();
  await ada.page.goBack();
  await ada.sees('Your rooms');
  await ada.sees('Your turn');
  await ada.sees('Against Normal bot 2');
  await ada.page.goForward();
  await ada.sees('(you)');
  await ada.leave();
});

test('each game shows its subject, its numbers of players and its duration, and "with friends" preselects it in the form', async () => {
  const ada = await env.person();
  await ada.open('/');
  const cards = ada.page.locator('.game-card');
  await cards.first().waitFor();
  for (const facts of ['2 to 4 players · about 15 min', '3 players · about 20 min']) await ada.sees(facts);
  for (const card of await cards.all()) {
    assert.equal(await card.locator('.game-picture').count(), 1);
    assert.match(await card.locator('p').first().innerText(), /^.{40,}\.$/);
  }
  await ada.press('Play with friends: Domìnium');
  await ada.page.locator('input:focus').waitFor();
  await ada.page.keyboard.type('Ada');
  assert.equal(await ada.page.getByRole('radio', { name: 'Domìnium' }).isChecked(), true);
  assert.equal(await ada.page.getByLabel('Your name').inputValue(), 'Ada');
  await ada.press('Open the room');
  await ada.sees('One seat is still empty');
  await ada.open('/');
  await ada.press('Play against bots: Tóncc');
  await ada.page.locator('.toncc-board').waitFor();
  await ada.leave();
});

test("a listed room appears in another person's list, who enters it from there", async () => {
  const [ada, bob] = [await env.person(), await env.person()];
  await bob.open('/');
  await bob.sees('No open rooms at the moment.');
  await ada.open('/');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('radio', { name: '3' }).check();
  await ada.page.getByRole('switch', { name: 'Show in the list of open rooms' }).check();
  await ada.press('Open the room');
  await ada.sees('2 seats are still empty');
  await bob.page.getByRole('link', { name: /Ada.*1 of 3 seats taken/ }).click();
  await bob.sees('You are invited');
  await bob.leave();
  await ada.leave();
});

test('a player who opens a room is its host; a device with an unknown token opens it as a new player', async () => {
  const ada = await env.person({ forgives: /401/ });
  await ada.open('/');
  await ada.page.evaluate(() => localStorage.setItem('reami.token', 'of-another-server'));
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.press('Open the room');
  await ada.page.locator('.seat-facts').getByText('host').waitFor();
  const tokens = await ada.page.evaluate(() => {
    const [place] = JSON.parse(localStorage.getItem('reami.places')!) as { token: string }[];
    return [localStorage.getItem('reami.token'), place!.token];
  });
  assert.equal(tokens[0], tokens[1]);
  assert.notEqual(tokens[0], 'of-another-server');
  await ada.leave();
});

test('a new room has the options that were chosen on the first page', async () => {
  const ada = await env.person();
  await ada.open('/');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByText('Variants').click();
  await ada.page.getByRole('switch', { name: 'Dynasty' }).check();
  await ada.page.getByRole('switch', { name: 'Harmony' }).check();
  await ada.press('Open the room');
  await ada.sees('Dynasty · Harmony');
  await ada.leave();
});

test('options that contradict each other are refused with the reason', async () => {
  const ada = await env.person({ forgives: /422/ });
  await ada.open('/');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('radio', { name: '3' }).check();
  await ada.page.getByText('Variants').click();
  await ada.page.getByRole('switch', { name: /^Mighty Duel/ }).check();
  await ada.press('Open the room');
  await ada.sees('The Mighty Duel is for two players.');
  await ada.leave();
});

test('a code leads to its room in any spelling; a text that is no code is called so', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server);
  await ada.open('/');
  const code = ada.page.getByLabel('Room code');
  await code.fill('HELLO');
  await ada.press('Enter');
  await ada.sees('A room code has eight letters');
  await code.fill(` ${path.slice(3, 7).toLowerCase()}-${path.slice(7).toLowerCase()} `);
  await ada.press('Enter');
  await ada.page.waitForURL(`**${path}`);
  await ada.leave();
});

test('the first page lists a room in which this device has a seat', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await ada.open('/');
  await ada.page.getByRole('heading', { name: 'Your rooms' }).waitFor();
  await ada.page.locator(`a[href="${path}"]`).click();
  await ada.sees('(you)');
  await ada.leave();
});

test('the first page forgets a closed room, without an error', async () => {
  const ada = await env.person();
  const path = await roomAt(env.server);
  await sitDown(ada, path, 'Ada');
  await ada.page.evaluate(() => {
    const [place] = JSON.parse(localStorage.getItem('reami.places')!) as { code: string }[];
    localStorage.setItem('reami.places', JSON.stringify([{ ...place, code: 'AAAAAAAA' }, place]));
  });
  await ada.open('/');
  await ada.page.locator(`a[href="${path}"]`).waitFor();
  assert.equal(await ada.page.locator('a[href="/r/AAAAAAAA"]').count(), 0);
  const kept = await ada.page.evaluate(() => localStorage.getItem('reami.places')!);
  assert.deepEqual(
    (JSON.parse(kept) as { code: string }[]).map(place => place.code),
    [path.slice('/r/'.length)],
  );
  await ada.leave();
});

test("the page has the browser's language, or the one that the person chose before", async () => {
  const ada = await env.italian();
  await ada.open('/');
  await ada.sees('Gioca contro un bot');
  await ada.page.locator('html[lang=it]').waitFor();
  await ada.press('EN');
  await ada.sees('Play against a bot');
  await ada.page.reload();
  await ada.sees('Play against a bot');
  await ada.leave();
});

test('an unknown address says so and links home; the first page links to rules and replays', async () => {
  const ada = await env.person({ forgives: /404/ });
  await ada.open('/nowhere/at/all');
  await ada.sees('There is nothing at this address.');
  await ada.findsNoBarrier();
  await ada.page.getByRole('link', { name: 'Home' }).click();
  await ada.page.getByRole('link', { name: 'The rules of Tóncc' }).click();
  await ada.sees('Three Kings');
  await ada.page.goBack();
  await ada.page.getByRole('link', { name: 'Open a match file' }).click();
  await ada.sees('Open a match file from this device');
  await ada.page.goBack();
  await ada.sees('Play against a bot');
  await eventually(async () => assert.equal(await ada.page.title(), 'Reami'));
  await ada.leave();
});

test('on a phone, one’s rooms, all games and the field for a code fit on two screens', async () => {
  for (const locale of ['en-GB', 'it-IT']) {
    const height = 740;
    const ada = await env.person({
      viewport: { width: 360, height },
      isMobile: true,
      hasTouch: true,
      locale,
    });
    await ada.open('/');
    await ada.page.locator('.game-card .main').first().tap();
    await ada.page.locator('.turn-banner').waitFor();
    await ada.open('/');
    await ada.page.locator('.my-turn').waitFor();
    const ends = await ada.page
      .locator('.my-turn, .game-card, .join-by-code')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom + scrollY));
    assert.equal(ends.length, 1 + 4 + 1);
    assert.ok(Math.max(...ends) <= 2 * height, `they end at ${ends}`);
    await ada.hasNothingBeside();
    for (const { what, width, height } of await ada.sizes('.game-do > *'))
      assert.ok(width >= 32 && height >= 32, `${what}: ${width} x ${height}`);
    for (const cut of await ada.page.locator('.game-do > *').all())
      assert.ok(await cut.evaluate(one => one.scrollWidth <= one.clientWidth), await cut.innerText());
    await ada.leave();
  }
});

test('each card shows a whole table of its game', async () => {
  for (const width of [360, 768, 1366, 1920]) {
    const ada = await env.person({ viewport: { width, height: 740 } });
    await ada.open('/');
    const pictures = ada.page.locator('img.game-picture');
    await pictures.last().scrollIntoViewIfNeeded();
    for (const picture of await pictures.all())
      await eventually(async () =>
        assert.equal(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth), 480),
      );
    assert.equal(await pictures.count(), 4);
    await ada.leave();
  }
});

test('in Italian, one or several taken seats have their own forms', async () => {
  const [ada, bob] = [await env.italian(), await env.italian()];
  const path = await roomAt(env.server, { seats: 3, listed: true });
  await ada.open(path);
  await ada.page.getByLabel('Il tuo nome').fill('Anna');
  await ada.press('Siediti');
  await ada.sees('(tu)');
  await bob.open('/');
  const line = bob.page.locator(`.room-line[href="${path}"]`);
  await line.getByText('1 posto preso su 3').waitFor();
  await bob.leave();
  await ada.leave();
});
