// What each game looks like, in a small picture: drawn for the first page, in the same strokes for all.
import type { JSX } from 'preact';

/** A domino of two squares, 40 units each. */
function Domino({ x, y, first, second }: { x: number; y: number; first: string; second: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="40" height="40" class={`picture-${first}`} />
      <rect x="40" width="40" height="40" class={`picture-${second}`} />
      <rect width="80" height="40" rx="4" class="picture-rim" />
    </g>
  );
}

const Castle = ({ x, y }: { x: number; y: number }) => (
  <path
    transform={`translate(${x} ${y})`}
    class="picture-castle"
    d="M0 32V4h6v6h6V4h8v6h6V4h6v28H20V22a4 4 0 0 0-8 0v10z"
  />
);

const Kingdomino = () => (
  <>
    <Domino x={20} y={20} first="wheat" second="wood" />
    <Domino x={60} y={60} first="lake" second="meadow" />
    <Domino x={100} y={20} first="wood" second="lake" />
    <Domino x={140} y={60} first="wheat" second="wheat" />
    <Castle x={24} y={64} />
  </>
);

const Pips = ({ x, y, count }: { x: number; y: number; count: number }) => (
  <g transform={`translate(${x} ${y})`} class="picture-pip">
    {[
      [10, 10],
      [30, 30],
      [20, 20],
    ]
      .slice(0, count)
      .map(([cx, cy]) => (
        <circle key={`${cx}`} cx={cx} cy={cy} r="4" />
      ))}
  </g>
);

const Dominium = () => (
  <>
    <Domino x={40} y={20} first="wheat" second="lake" />
    <Domino x={40} y={60} first="wheat" second="wood" />
    <Domino x={120} y={60} first="wood" second="wood" />
    <Domino x={120} y={20} first="lake" second="lake" />
    <path class="picture-border" d="M81 21h118v38H81z" />
    <Pips x={40} y={20} count={1} />
    <Pips x={40} y={60} count={1} />
    <Pips x={80} y={20} count={2} />
    <Pips x={80} y={60} count={3} />
    <Pips x={160} y={60} count={3} />
    <path class="picture-castle" d="M132 54c0-9 4-9 4-15a8 8 0 1 1 8 0c0 6 4 6 4 15z" />
  </>
);

const Toncc = () => (
  <g transform="translate(120 60)">
    {(['wood', 'wheat', 'lake', 'wood', 'wheat', 'lake'] as const).map((land, n) => (
      <g key={n} transform={`rotate(${n * 60}) translate(0 -38) rotate(${-n * 60})`}>
        <circle r="18" class={`picture-${land}`} />
        <circle r="18" class="picture-rim" />
        <circle r="7" class="picture-paper" />
      </g>
    ))}
    <path class="picture-castle" d="M0-15l4 11 11 4-11 4-4 11-4-11-11-4 11-4z" />
  </g>
);

const Domaine = () => (
  <>
    <rect x="40" y="10" width="160" height="100" rx="8" class="picture-meadow" />
    <path
      class="picture-wood"
      d="M48 100l10-22 10 22zM70 100l8-18 8 18zM172 44l9-22 9 22zM150 44l8-18 8 18z"
    />
    <path class="picture-wheat" d="M150 70h40v30h-40z" />
    <Castle x={84} y={22} />
    <Castle x={104} y={70} />
    <path class="picture-border" d="M72 12v52h66V12" />
  </>
);

const pictures: Record<string, () => JSX.Element> = {
  kingdomino: Kingdomino,
  dominium: Dominium,
  toncc: Toncc,
  domaine: Domaine,
};

/** Nothing for a game that has none. */
export function GamePicture({ game }: { game: string }) {
  const Picture = pictures[game];
  if (!Picture) return null;
  return (
    <svg class="game-picture" viewBox="0 0 240 120" aria-hidden="true" focusable="false">
      <Picture />
    </svg>
  );
}
