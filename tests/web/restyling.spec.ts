// A turn changes little of the page, and so the browser restyles few elements. A selector that depends on the
// whole page would make it restyle thousands at the table, which takes a tenth of a second each time.
import assert from 'node:assert/strict';
import test from 'node:test';
import { act, adaAtDomaine, asked, byMouse } from './domaineSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** The number of elements of each style recalculation. */
const restyled = (trace: Buffer) =>
  (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);

test('turns at the largest table, of Domaine, restyle a few hundred elements at most', async () => {
  const ada = await env.person();
  await adaAtDomaine(env, ada);
  assert.ok(await asked([ada]));
  await ada.page.locator('.domaine-board').boundingBox(); // the browser styles the whole table for this
  await env.browser.startTracing(ada.page, { categories: ['devtools.timeline'] });
  for (let turns = 0; turns < 3; ++turns) {
    await act(ada, byMouse);
    assert.ok(await asked([ada]));
  }
  const counts = restyled(await env.browser.stopTracing());
  assert.ok(counts.length > 3, `${counts.length} times`);
  assert.ok(
    Math.max(...counts) < 1000,
    `${Math.max(...counts)} elements of ${await ada.page.locator('*').count()}`,
  );
  await ada.leave();
});
