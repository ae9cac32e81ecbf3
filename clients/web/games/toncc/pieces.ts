// The regions, Kings and lines of R1. The pictures of the rules page need them, because that page has no
// match whose catalogue has them.
import type {
  TonccCatalog,
  TonccColour,
  TonccLineOnMap,
  TonccRegionFace,
  TonccSame,
  TonccShape,
} from 'reami';

const colours: readonly TonccColour[] = ['blue', 'yellow', 'red'];
const shapes: readonly TonccShape[] = ['circle', 'triangle', 'square', 'star', 'cross', 'crescent'];

/** Maps a number to 1 to 6 in a circle: 7 becomes 1. */
const counted = (number: number) => ((number + 5) % 6) + 1;

const regions: Record<string, TonccRegionFace> = Object.fromEntries(
  colours.flatMap((colour, index) =>
    shapes.map((shape, n) => [
      `${'BYR'[index]}${n + 1}`,
      { colour, shape, lines: counted(n + index), dots: counted(n + 2 - index) },
    ]),
  ),
);

/** One line for each value that regions can share. A spiral or a sector has one region of each ring. */
function linesOf(same: TonccSame): TonccLineOnMap[] {
  const byValue = new Map<string | number, string[]>();
  for (const [region, face] of Object.entries(regions))
    byValue.set(face[same], [...(byValue.get(face[same]) ?? []), region]);
  return [...byValue.values()].map(alike => ({ same, closed: same === 'colour', regions: alike }));
}

/**
 * The Kings. Each King's body has his own colour, his hair has the next colour, and his feet have the one
 * after it.
 */
const kings = Object.fromEntries(
  colours.map((body, n) => [n + 1, { body, hair: colours[(n + 1) % 3]!, feet: colours[(n + 2) % 3]! }]),
);

export const pieces: Pick<TonccCatalog, 'regions' | 'kings' | 'lines'> = {
  regions,
  kings,
  lines: (['colour', 'shape', 'lines', 'dots'] as const).flatMap(linesOf),
};
