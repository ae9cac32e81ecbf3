// Kingdoms drawn as text, as in RULES.md, R7: `w0 w1 / C f0` has its rows from the top, and the castle on g7.
import type { KingdominoTerrain } from 'reami';
import type { Kingdom, Laid } from '../../../../clients/web/games/kingdomino/kingdom';
import { nameOf } from '../../../../clients/web/games/kingdomino/squares';

const terrains: Record<string, KingdominoTerrain> = {
  w: 'wheat',
  f: 'forest',
  l: 'lake',
  g: 'grassland',
  s: 'swamp',
  m: 'mine',
};

export function kingdom(drawn: string): Kingdom {
  const rows = drawn.split(' / ').map(row => row.split(' '));
  const castleRow = rows.findIndex(row => row.includes('C'));
  const castleColumn = rows[castleRow]!.indexOf('C');
  const laid = new Map<string, Laid>();
  rows.forEach((row, y) =>
    row.forEach((square, x) => {
      const terrain = terrains[square[0]!];
      const name = nameOf({ column: 7 + x - castleColumn, row: 7 + castleRow - y });
      if (terrain) laid.set(name, { domino: 0, half: { terrain, crowns: Number(square[1]) }, variant: 0 });
    }),
  );
  return laid;
}
