// A meadow with tufts, flowers and sheep. It fills a square of 100 x 100, and has three variants.

const sheep = (x: number, y: number, size: number) => (
  <g
    transform={`translate(${x} ${y}) scale(${size})`}
    stroke="#4b3a2a"
    stroke-width="1.8"
    stroke-linejoin="round"
  >
    <path d="M-9 8v9M-3 9v9M6 9v9M11 8v9" stroke-width="3" stroke-linecap="round" />
    <path
      d="M-14 6c-5 -3 -4 -10 1 -11c1 -6 9 -8 12 -4c4 -4 12 -2 12 3c6 1 7 9 1 11c-3 5 -11 5 -13 2c-4 3 -11 3 -13 -1"
      fill="#fffaf0"
    />
    <path d="M12 -8c5 -3 11 -1 11 3c0 5 -5 8 -9 6c-3 -2 -4 -6 -2 -9" fill="#4b3a2a" />
    <path d="M19 -4h.1" stroke="#fff" stroke-width="2.4" stroke-linecap="round" />
  </g>
);

const flower = (x: number, y: number, petals: string) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 2v9" stroke="#4f7f27" stroke-width="2" />
    <path d="M0 0m-5 0a3 3 0 1 1 5 -3a3 3 0 1 1 5 3a3 3 0 1 1 -5 3a3 3 0 1 1 -5 -3" fill={petals} />
    <circle r="1.9" fill="#f0b429" />
  </g>
);

const scenes = [
  <>
    {sheep(42, 50, 1.15)}
    {flower(82, 40, '#fff')}
    {flower(20, 80, '#ec7aa0')}
    {sheep(70, 80, 0.8)}
  </>,
  <>
    {flower(24, 50, '#ec7aa0')}
    {flower(38, 62, '#fff')}
    {flower(22, 78, '#fff')}
    {sheep(68, 58, 1.1)}
    {flower(52, 84, '#ec7aa0')}
  </>,
  <>
    {sheep(30, 70, 1)}
    {sheep(68, 50, 0.9)}
    {flower(78, 80, '#fff')}
    {flower(28, 42, '#ec7aa0')}
  </>,
];

export function Grassland({ variant }: { variant: number }) {
  return (
    <>
      <rect width="100" height="100" fill="#b4d665" />
      <path d="M0 34C30 24 60 44 100 30V62C60 74 30 54 0 66Z" fill="#c6e27f" />
      <g fill="none" stroke="#6d9f32" stroke-width="2.4" stroke-linecap="round">
        <path d="M12 20l-3 -8m3 8v-10m0 10l4 -8M58 18l-3 -8m3 8v-10m0 10l4 -8M90 66l-3 -8m3 8v-10m0 10l4 -8M8 60l-3 -8m3 8v-10m0 10l4 -8M46 96l-3 -8m3 8v-10m0 10l4 -8M86 96l-3 -8m3 8v-10m0 10l4 -8" />
      </g>
      {scenes[variant % scenes.length]}
    </>
  );
}
