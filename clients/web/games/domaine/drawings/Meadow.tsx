// A meadow, with tufts, flowers, stones and sometimes a sheep. It is also the ground of all other terrains.
// It fills a square of 100 x 100.

const tufts = (path: string) => (
  <path d={path} fill="none" stroke="#86ab46" stroke-width="2.6" stroke-linecap="round" />
);

const tuft = (x: number, y: number) => `M${x} ${y}l-4 -9m4 9v-12m0 12l5 -9`;

const flower = (x: number, y: number, petals: string) => (
  <>
    <path d={`M${x} ${y}v8`} stroke="#6f9a35" stroke-width="2" />
    <path
      d={`M${x - 4.6} ${y}a2.7 2.7 0 1 1 4.6 -2.7a2.7 2.7 0 1 1 4.6 2.7a2.7 2.7 0 1 1 -4.6 2.7a2.7 2.7 0 1 1 -4.6 -2.7`}
      fill={petals}
    />
    <circle cx={x} cy={y} r="1.7" fill="#e0a020" />
  </>
);

const stone = (x: number, y: number) => (
  <path
    d={`M${x} ${y}c1 -8 14 -9 17 -1c1 4 -16 5 -17 1`}
    fill="#d5d3c2"
    stroke="#8f8f77"
    stroke-width="1.6"
    stroke-linejoin="round"
  />
);

const sheep = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`} stroke="#5b4a38" stroke-width="1.7" stroke-linejoin="round">
    <path d="M-8 7v7M-3 8v7M5 8v7M9 7v7" stroke-width="2.6" stroke-linecap="round" />
    <path
      d="M-13 5c-5 -3 -4 -9 1 -10c1 -6 8 -7 11 -4c4 -4 11 -2 11 3c6 1 6 8 1 10c-3 4 -10 4 -12 2c-4 3 -10 2 -12 -1"
      fill="#fffaf0"
    />
    <path d="M11 -7c5 -3 10 -1 10 3c0 4 -4 7 -8 5c-3 -2 -4 -5 -2 -8" fill="#5b4a38" />
  </g>
);

const haycock = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`} stroke-linecap="round">
    <path
      d="M-19 0C-20 -16 -10 -28 0 -29C10 -28 20 -16 19 0Q0 6 -19 0Z"
      fill="#ecc75f"
      stroke="#8f6a1a"
      stroke-width="1.8"
      stroke-linejoin="round"
    />
    <path
      d="M-10 -4C-9 -13 -5 -20 -1 -24M0 -3V-15M10 -4C9 -11 7 -16 4 -20"
      fill="none"
      stroke="#b98d2b"
      stroke-width="1.8"
    />
  </g>
);

const hare = (x: number, y: number) => (
  <path
    transform={`translate(${x} ${y})`}
    d="M-15 4c-4 -1 -4 -6 0 -6c0 -8 12 -11 18 -6c-2 -5 -7 -10 -5 -14c4 0 6 6 7 9c0 -5 1 -10 4 -11c2 4 -1 9 -2 13c6 1 8 8 3 9c-3 1 -4 1 -5 0l-1 6h-17z"
    fill="#b98f63"
    stroke="#5b4026"
    stroke-width="1.6"
    stroke-linejoin="round"
  />
);

const scenes = [
  <>{tufts(tuft(22, 34) + tuft(70, 66) + tuft(34, 88))}</>,
  <>
    {tufts(tuft(74, 30) + tuft(24, 76))}
    {flower(30, 30, '#fff')}
    {flower(42, 40, '#fff')}
    {flower(78, 76, '#f3e06a')}
  </>,
  <>
    {tufts(tuft(18, 30) + tuft(84, 84))}
    {sheep(54, 52)}
  </>,
  <>
    {tufts(tuft(30, 28) + tuft(80, 50) + tuft(22, 88))}
    {stone(56, 74)}
    {stone(70, 80)}
  </>,
  <>
    {tufts(tuft(66, 24) + tuft(20, 56) + tuft(58, 90))}
    {flower(30, 74, '#e88aae')}
    {flower(76, 52, '#e88aae')}
    {flower(86, 62, '#fff')}
  </>,
  <>
    {tufts(tuft(78, 28) + tuft(22, 48))}
    {haycock(56, 78)}
  </>,
  <>
    {tufts(tuft(24, 28) + tuft(80, 78))}
    {flower(74, 30, '#f3e06a')}
    {hare(42, 66)}
  </>,
];

export const meadows = scenes.length;

const light = '#c8df93';
const dark = '#bdd684';

/**
 * The ground of a square, light or dark. Light and dark squares alternate on a map, so that people can count
 * them.
 */
export function Ground({ dark: shaded, x = 0, y = 0 }: { dark: boolean; x?: number; y?: number }) {
  return <rect x={100 * x} y={100 * y} width="100" height="100" fill={shaded ? dark : light} />;
}

/** The ground of a whole map. It looks like one `Ground` for each square. */
export function Grounds({ columns, rows }: { columns: number; rows: number }) {
  const places = Array.from(
    { length: columns * rows },
    (_, n) => [n % columns, Math.floor(n / columns)] as const,
  );
  const shaded = places.filter(([x, y]) => (x + y) % 2 === 1);
  return (
    <>
      <rect width={100 * columns} height={100 * rows} fill={light} />
      <path d={shaded.map(([x, y]) => `M${100 * x} ${100 * y}h100v100h-100z`).join('')} fill={dark} />
    </>
  );
}

export function Meadow({ variant }: { variant: number }) {
  return scenes[variant]!;
}
