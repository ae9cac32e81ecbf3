// The place of a pawn in its square. The pawn covers no pip, so that people can read the number.
import assert from 'node:assert/strict';
import test from 'node:test';
import { pipRadius, pips, pipsBesidePawn } from '../../../../clients/web/games/dominium/drawings/Drawings';
import { besidePips } from '../../../../clients/web/games/dominium/drawings/Pawn';

/** The boxes of both pawns, of head and body with its shadow, as they are drawn: left, top, right, bottom. */
const parts = [
  [13, -9, 47, 24],
  [3, 18, 57, 77],
] as const;

for (const number of [1, 2, 3, 4, 5, 6])
  test(`a pawn on a ${number} lies within the square, and covers none of the ${number} pips`, () => {
    const { x, y, scale } = besidePips;
    assert.equal(pips[number]!.length, number);
    for (const part of parts) {
      const [left, right] = [part[0], part[2]].map(at => x + scale * (at - 30)) as [number, number];
      const [top, bottom] = [part[1], part[3]].map(at => y + scale * (at + 9)) as [number, number];
      assert.ok(left >= 0 && top >= 0 && right <= 100 && bottom <= 100);
      for (const [pipX, pipY] of pipsBesidePawn(number) as [number, number][]) {
        const aside = Math.max(left - pipX, 0, pipX - right);
        const apart = Math.max(top - pipY, 0, pipY - bottom);
        assert.ok(Math.hypot(aside, apart) >= pipRadius, `${pipX} ${pipY} is covered`);
      }
    }
  });
