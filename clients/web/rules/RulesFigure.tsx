// The common parts of the pictures in every game's rules.
import type { ComponentChildren, ComponentType } from 'preact';

/**
 * The picture that a page of rules names, as in `figure:row`; nothing for an unknown name. `look` are the
 * classes that give the game's drawings their colours.
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
  /** the squares separated by spaces, and the rows, from the top, by ` / ` */
  drawn: string;
  /** draws a square of 100 by 100 for a word, at that position */
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
