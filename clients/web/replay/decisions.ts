// The decisions of a seat in a replay.
import type { PlainReplayPosition } from 'reami';

export type Decision = Pick<PlainReplayPosition, 'v' | 'seat' | 'move' | 'view'>;

const isUndo = ({ move }: Decision) => move === 'undo';

/** The places of the positions whose moves somebody took back. */
function takenBack(positions: readonly Decision[]): Set<number> {
  const gone = new Set<number>();
  for (const [at, position] of positions.entries()) {
    if (!isUndo(position)) continue;
    const shown = JSON.stringify(position.view);
    for (let back = at - 1; back > 0; --back) {
      if (JSON.stringify(positions[back]!.view) === shown) break;
      gone.add(back);
    }
  }
  return gone;
}

/** The places in `positions` of the moves that this seat made and nobody took back. */
export function decisionsOf(positions: readonly Decision[], seat: number): number[] {
  const gone = takenBack(positions);
  return [...positions.keys()].filter(
    at => positions[at]!.seat === seat && !isUndo(positions[at]!) && !gone.has(at),
  );
}
