// Marks of the changes by the laid out turn and by the last move, around walls, squares and pieces.
import type { DomaineView } from 'reami';
import { edgeAt, squareAt } from './drawings/places';

export interface Marks {
  edges: readonly string[];
  squares: readonly string[];
  /** squares of domains that were founded or have grown */
  grown: readonly string[];
  /** true if the player has not sent these moves yet */
  isDraft: boolean;
}

type Set = Readonly<Record<string, unknown>>;
const added = (before: Set, after: Set) => Object.keys(after).filter(name => before[name] !== after[name]);

/** The differences between two views: new borders, new pieces, land with a new owner. */
export function differences(before: DomaineView, after: DomaineView): Marks {
  const edges = added(before.borders, after.borders);
  const squares = [
    ...added(before.knights, after.knights),
    ...added(before.castles, after.castles),
    ...added(before.domain_of, after.domain_of),
  ];
  return { edges, squares: [...new Set(squares)], grown: [], isDraft: true };
}

interface Props {
  marks: Marks;
  /** draws the marks larger, for a small map */
  large: boolean;
}

export function DraftMarks({ marks: { edges, squares, grown, isDraft }, large }: Props) {
  return (
    <g class={`marks ${isDraft ? 'draft' : 'fresh'} ${large ? 'large' : ''}`}>
      {grown.map(square => {
        const { x, y } = squareAt(square);
        return (
          <rect key={`grown ${square}`} x={100 * x} y={100 * y} width="100" height="100" class="grown" />
        );
      })}
      {squares.map(square => {
        const { x, y } = squareAt(square);
        return (
          <rect
            key={square}
            x={100 * x + 10}
            y={100 * y + 10}
            width="80"
            height="80"
            rx="14"
            class="square-mark"
          />
        );
      })}
      {edges.map(edge => {
        const { x, y, lies } = edgeAt(edge);
        return (
          <path
            key={edge}
            d={lies ? `M${100 * x} ${100 * y}h100` : `M${100 * x} ${100 * y}v100`}
            class="edge-mark"
          />
        );
      })}
    </g>
  );
}
