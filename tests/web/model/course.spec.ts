// The course of a match, and the places of the names at the ends of its lines.
import assert from 'node:assert/strict';
import test from 'node:test';
import { courseOf, spread } from '../../../clients/web/model/course';

const at = (round: number, points: [number, number], finished = {}) => ({
  view: {
    round,
    rounds: 2,
    finished,
    ready: {},
    table: { seats: { 1: { points: points[0] }, 2: { points: points[1] } } },
  },
});

test('the points of finished rounds are added up', () => {
  const first = { 1: { 1: 5, 2: 7 } };
  const course = courseOf([at(1, [0, 0]), at(1, [5, 7]), at(1, [5, 7], first), at(2, [2, 0], first)]);
  assert.deepEqual(course.get(1), [0, 5, 5, 7]);
  assert.deepEqual(course.get(2), [0, 7, 7, 7]);
});

test('names are at the ends of their lines, or as near as the other names allow', () => {
  assert.deepEqual(spread([10, 50, 90], 17, 200), [10, 50, 90]);
  assert.deepEqual(spread([50, 50, 10], 17, 200), [50, 67, 10]);
  assert.deepEqual(spread([195, 198], 17, 200), [183, 200]);
});
