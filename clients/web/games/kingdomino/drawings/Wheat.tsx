// A wheat field: furrows and ripe ears. It fills a square of 100 x 100, and has three variants.

const ear = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0 22 C1 12 0 6 0 0" fill="none" stroke="#9a6a12" stroke-width="2.2" />
    <path
      d="M0 -9c3 2 4 5 0 8c-4 -3 -3 -6 0 -8M0 2c1 -5 4 -6 7 -5c0 4 -3 6 -7 5M0 2c-1 -5 -4 -6 -7 -5c0 4 3 6 7 5M0 9c1 -5 4 -6 7 -5c0 4 -3 6 -7 5M0 9c-1 -5 -4 -6 -7 -5c0 4 3 6 7 5"
      fill="#fff0b0"
      stroke="#9a6a12"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
  </g>
);

const rows = [
  [30, 40, 78],
  [22, 52, 70],
  [34, 58, 82],
];

export function Wheat({ variant }: { variant: number }) {
  const [a, b, c] = rows[variant % rows.length]!;
  return (
    <>
      <rect width="100" height="100" fill="#e9b83a" />
      <g fill="none" stroke="#cf951d" stroke-width="5" opacity="0.75">
        <path d="M-5 12C30 2 70 22 105 10M-5 30C30 20 70 40 105 28M-5 48C30 38 70 58 105 46M-5 66C30 56 70 76 105 64M-5 84C30 74 70 94 105 82M-5 102C30 92 70 112 105 100" />
      </g>
      <g fill="none" stroke="#f7d673" stroke-width="2" opacity="0.9">
        <path d="M-5 21C30 11 70 31 105 19M-5 57C30 47 70 67 105 55M-5 93C30 83 70 103 105 91" />
      </g>
      {ear(a!, 52, 1.25)}
      {ear(b! + 8, 66, 1.4)}
      {ear(c!, 50, 1.25)}
      {ear(a! - 6, 80, 1)}
      {ear(c! + 2, 82, 1)}
    </>
  );
}
