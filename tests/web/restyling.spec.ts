// A turn changes little on the page, and the browser works out the style of little: with a selector that
// looks from the page down to everything at the table, it would do so for thousands of elements, a tenth of
// a second each time.
import assert from 'node:assert/strict';
import test from 'node:test';
import { act, adaAtDomaine, asked, byMouse } from './domaineSteps';
import { TestEnvironment } from './testEnvironment';

const env = new TestEnvironment();

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Of how many elements the browser worked out the style, each time. */
const restyled = (trace: Buffer) =>
  (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);

test('turns at the largest table, of Domaine, restyle a few hundred elements at most', async () => {
  const ada = await env.person();
  await adaAtDomaine(env, ada);
  assert.ok(await asked([ada]));
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
