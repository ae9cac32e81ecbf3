// A mine: rock, a timbered gallery, and veins of gold. It fills a square of 100 x 100, and has three
// variants.

const gold = (x: number, y: number, size: number) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0 -9L8 -3L6 6L-4 8L-9 1L-6 -6Z M0 -9L-1 0L8 -3M-1 0L6 6M-1 0L-9 1"
    fill="#f6c73c"
    stroke="#6d4a05"
    stroke-width="1.5"
    stroke-linejoin="round"
  />
);

const gallery = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-17 22V-3C-17 -15 17 -15 17 -3V22Z" fill="#17131b" />
    <path d="M-18 23V-6M18 23V-6M-24 -8H24" stroke="#b07a3d" stroke-width="6" stroke-linecap="round" />
    <path d="M-18 23V-6M18 23V-6M-24 -8H24" stroke="#6f4519" stroke-width="1.2" />
    <path d="M-9 23L-4 8M9 23L4 8M-8 19H8M-6 14H6" stroke="#9b92a6" stroke-width="2" />
  </g>
);

const pick = (x: number, y: number) => (
  <g transform={`translate(${x} ${y}) rotate(38)`}>
    <path d="M0 -14V24" stroke="#b07a3d" stroke-width="5" stroke-linecap="round" />
    <path
      d="M-20 -8C-10 -19 10 -19 20 -8C8 -13 -8 -13 -20 -8"
      fill="#d6d2dd"
      stroke="#2b2633"
      stroke-width="1.6"
    />
  </g>
);

const scenes = [
  <>
    {gallery(50, 64)}
    {gold(16, 78, 0.9)}
    {gold(84, 56, 0.9)}
  </>,
  <>
    {pick(46, 60)}
    {gold(80, 76, 1.1)}
    {gold(22, 84, 0.8)}
    {gold(76, 42, 0.8)}
  </>,
  <>
    {gallery(38, 66)}
    {gold(80, 60, 1)}
    {gold(74, 82, 0.8)}
  </>,
];

export function Mine({ variant }: { variant: number }) {
  return (
    <>
      <rect width="100" height="100" fill="#575060" />
      <g fill="#6d6578">
        <path d="M0 0H34L20 24L0 30ZM56 0H84L74 20ZM100 26V60L84 40ZM0 62L22 46L30 70L0 84ZM62 100L72 74L96 100Z" />
      </g>
      <g fill="#443e4c">
        <path d="M34 0H56L74 20L48 32L20 24ZM100 60V92L78 70L84 40ZM0 84L30 70L40 100H0Z" />
      </g>
      {scenes[variant % scenes.length]}
    </>
  );
}
