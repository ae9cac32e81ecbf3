// The place in a lesson: it follows from the table and the decision, whatever the player did before.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  after,
  beginning,
  follow,
  type LessonPlace,
  type Seen,
  type Step,
} from '../../../clients/web/model/lesson';
import type { Key } from '../../../clients/web/words/t';

/** A game in which each decision is a letter; `said` has the letters so far. */
const seen = (ask: number, said: string, laid: readonly string[] = []): Seen => ({
  ask,
  laid,
  legal: [],
  catalog: {},
  view: { said } as unknown as Seen['view'],
});
const said = ({ view, laid }: Seen) => (view as unknown as { said: string }).said + laid.join('');
const asks = (letter: string, when = (_: Seen) => true): Step => ({
  text: letter as Key,
  when,
  done: now => said(now).includes(letter),
});
const tells = (text: string, when?: (now: Seen) => boolean): Step => ({ text: text as Key, when });

const steps = [
  tells('hello'),
  asks('a'),
  asks('b', now => said(now).includes('a')),
  tells('important'),
  asks('c'),
  tells('end'),
];
const at = (step: number): LessonPlace => ({ ...beginning, step });
const textAt = ({ step }: LessonPlace) => steps[step]?.text;

test('a hint to read stays until it was read, whatever is played meanwhile', () => {
  const first = follow(steps, beginning, seen(1, ''));
  assert.equal(textAt(first), 'hello');
  assert.equal(textAt(follow(steps, first, seen(2, 'x'))), 'hello');
  assert.equal(textAt(follow(steps, after(first), seen(2, 'x'))), 'a');
});

test('a player who does all that is asked without reading still gets the important hint', () => {
  const asked = follow(steps, at(1), seen(1, ''));
  assert.equal(textAt(asked), 'a');
  assert.equal(textAt(follow(steps, asked, seen(2, 'ab'))), 'important');
});

test('a request waits until it is done, and once mentions another action', () => {
  const asked = follow(steps, at(1), seen(1, ''));
  assert.equal(asked.elseAt, null);
  assert.deepEqual(follow(steps, asked, seen(1, '')), asked);
  const again = follow(steps, asked, seen(2, 'x'));
  assert.deepEqual([textAt(again), again.elseAt], ['a', 2]);
  const done = follow(steps, again, seen(3, 'xa'));
  assert.deepEqual([textAt(done), done.elseAt], ['b', null]);
});

test('no request is made a third time; dependent ones are skipped, and no hint to read is lost', () => {
  const asked = follow(steps, at(1), seen(1, ''));
  const again = follow(steps, asked, seen(2, 'x'));
  const passed = follow(steps, again, seen(3, 'xx'));
  assert.deepEqual([textAt(passed), passed.elseAt], ['important', 3]);
});

test('a missed request that is no longer possible is not repeated', () => {
  const [once] = [asks('b', now => now.ask === 1)];
  const asked = follow([once!, tells('end')], beginning, seen(1, ''));
  const passed = follow([once!, tells('end')], asked, seen(2, 'x'));
  assert.deepEqual([passed.step, passed.elseAt], [1, 2]);
});

test('a hint whose condition is false is not shown', () => {
  const some = [tells('false', () => false), tells('true')];
  assert.equal(follow(some, beginning, seen(1, '')).step, 1);
});

test('a move that is laid out but not sent counts as done for the hints, and can be undone', () => {
  const kept = follow(steps, at(1), seen(1, ''));
  assert.equal(textAt(follow(steps, kept, seen(1, '', ['a']))), 'b');
  assert.equal(textAt(follow(steps, kept, seen(1, ''))), 'a');
});

test('there is no step after the last one', () => {
  assert.equal(textAt(follow(steps, at(6), seen(9, 'abc'))), undefined);
});
