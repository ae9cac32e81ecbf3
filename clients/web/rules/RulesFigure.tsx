// What the pictures of all games' rules have in common.
import type { ComponentChildren, ComponentType } from 'preact';

/**
 * The picture that a page of rules names, as in `figure:row`; nothing if no picture has the name. `look` are
 * classes, which give the game's drawings their colours.
 */
export function figureOf(look: string, pictures: Record<string, ComponentType>) {
  return function Figure({ name, text }: { name: string; text: string }) {
    const Picture = pictures[name];
    if (!Picture) return null;
    return (
      <figure role="img" aria-label={text} class={look}>
        <Picture />
      </figure>
    );
  };
}

interface PositionProps {
  /** the rows from the top, with ` / ` between them; the squares of a row have blanks between them */
  drawn: string;
  /** draws the square of 100 by 100 that this word means, at this position */
  square(word: string, x: number, y: number): ComponentChildren;
}

export function DrawnPosition({ drawn, square }: PositionProps) {
  const rows = drawn.split(' / ').map(row => row.split(' '));
  return (
    <svg
      class="figure"
      viewBox={`-8 -8 ${rows[0]!.length * 100 + 16} ${rows.length * 100 + 16}`}
      aria-hidden="true"
    >
      {rows.map((row, y) =>
        row.map((word, x) => (
          <g key={`${x} ${y}`} transform={`translate(${x * 100} ${y * 100})`}>
            {square(word, x, y)}
          </g>
        )),
      )}
    </svg>
  );
}
