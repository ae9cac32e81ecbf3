// Where a lesson is: decided by what is seen and asked, whatever was done before.
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

/** A game in which one says a letter at each decision; `said` are those that were said. */
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

test('what is told stays until it was read, whatever is played meanwhile', () => {
  const first = follow(steps, beginning, seen(1, ''));
  assert.equal(textAt(first), 'hello');
  assert.equal(textAt(follow(steps, first, seen(2, 'x'))), 'hello');
  assert.equal(textAt(follow(steps, after(first), seen(2, 'x'))), 'a');
});

test('who does all that is asked without reading is told the important thing all the same', () => {
  const asked = follow(steps, at(1), seen(1, ''));
  assert.equal(textAt(asked), 'a');
  assert.equal(textAt(follow(steps, asked, seen(2, 'ab'))), 'important');
});

test('what is asked waits for it, and says once that something else was done', () => {
  const asked = follow(steps, at(1), seen(1, ''));
  assert.equal(asked.elseAt, null);
  assert.deepEqual(follow(steps, asked, seen(1, '')), asked);
  const again = follow(steps, asked, seen(2, 'x'));
  assert.deepEqual([textAt(again), again.elseAt], ['a', 2]);
  const done = follow(steps, again, seen(3, 'xa'));
  assert.deepEqual([textAt(done), done.elseAt], ['b', null]);
});

test('nobody is asked a third time; what depends on it is passed over, and nothing that is told is lost', () => {
  const asked = follow(steps, at(1), seen(1, ''));
  const again = follow(steps, asked, seen(2, 'x'));
  const passed = follow(steps, again, seen(3, 'xx'));
  assert.deepEqual([textAt(passed), passed.elseAt], ['important', 3]);
});

test('what was missed and is not possible any more is not asked again', () => {
  const [once] = [asks('b', now => now.ask === 1)];
  const asked = follow([once!, tells('end')], beginning, seen(1, ''));
  const passed = follow([once!, tells('end')], asked, seen(2, 'x'));
  assert.deepEqual([passed.step, passed.elseAt], [1, 2]);
});

test('a sentence that is not true now is not said', () => {
  const some = [tells('false', () => false), tells('true')];
  assert.equal(follow(some, beginning, seen(1, '')).step, 1);
});

test('what is laid out but not sent counts as done for what is said, and can be taken back', () => {
  const kept = follow(steps, at(1), seen(1, ''));
  assert.equal(textAt(follow(steps, kept, seen(1, '', ['a']))), 'b');
  assert.equal(textAt(follow(steps, kept, seen(1, ''))), 'a');
});

test('behind the last step there is none', () => {
  assert.equal(textAt(follow(steps, at(6), seen(9, 'abc'))), undefined);
});
