// Parses a small map that is drawn with letters, as in engine/domaine/RULES.md. A square has three
// characters: its terrain, then `1C` for a castle or `1k` for a knight. The digit is the seat; `N` replaces
// it for the neutral kingdom. `|` and `---` are borders or the rim of the drawing.
import { type Colour, colours } from '../drawings/colours';

export interface Example {
  /** the letters of the terrains; the top row comes first */
  rows: string[];
  /** by square: the colour of the castle */
  castles: Map<string, Colour>;
  knights: Map<string, Colour>;
  /** the borders, also those on the upper and the right side of the drawing */
  edges: string[];
}

const colourOf = (seat: string): Colour => colours[seat === 'N' ? 4 : Number(seat) - 1]!;

export function readExample(drawn: string): Example {
  const lines = drawn
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
  const count = (lines.length - 1) / 2;
  const example: Example = { rows: [], castles: new Map(), knights: new Map(), edges: [] };
  for (let y = 0; y < count; ++y) {
    const [above, line] = [lines[2 * y]!, lines[2 * y + 1]!];
    let letters = '';
    for (let at = 1, column = 97; at < line.length; at += 4, ++column) {
      const square = `${String.fromCharCode(column)}${count - y}`;
      const [terrain, seat, piece] = line.slice(at, at + 3);
      letters += terrain;
      if (piece === 'C') example.castles.set(square, colourOf(seat!));
      if (piece === 'k') example.knights.set(square, colourOf(seat!));
      if (line[at + 3] === '|') example.edges.push(`${square}e`);
      if (above[at] === '-') example.edges.push(`${square}n`);
    }
    example.rows.push(letters);
  }
  return example;
}
