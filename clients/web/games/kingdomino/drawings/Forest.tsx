// A thick and dark forest of firs and round trees. It fills a square of 100 x 100, and has three variants.

const fir = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <rect x="-2.5" y="14" width="5" height="9" fill="#4c2f18" />
    <path
      d="M0 -26L12 -6H6L16 8H8L19 18H-19L-8 8H-16L-6 -6H-12Z"
      fill="#1f4a2c"
      stroke="#12301d"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    <path d="M0 -26L-12 -6H-6L-16 8H-8L-19 18H-8C-4 2 -3 -10 0 -26" fill="#39703f" />
  </g>
);

const leafy = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <rect x="-3" y="10" width="6" height="13" fill="#5b3a1e" />
    <path
      d="M0 -18c8 -4 15 2 14 9c7 3 6 13 -1 15c-3 6 -10 6 -13 3c-4 3 -11 2 -13 -3c-8 -1 -9 -11 -2 -15c-1 -8 7 -13 15 -9"
      fill="#6b9a45"
      stroke="#2b4f26"
      stroke-width="1.6"
    />
    <path
      d="M-8 -6c2 -5 7 -7 11 -5M-6 5c3 3 8 3 11 0"
      fill="none"
      stroke="#a8cb6c"
      stroke-width="2"
      stroke-linecap="round"
    />
  </g>
);

const stands = [
  () => (
    <>
      {fir(22, 40, 0.95)}
      {leafy(76, 36, 1)}
      {fir(50, 50, 1.2)}
      {leafy(24, 74, 1)}
      {fir(80, 74, 1.05)}
      {leafy(53, 84, 0.8)}
    </>
  ),
  () => (
    <>
      {leafy(26, 38, 1)}
      {fir(62, 36, 1)}
      {fir(86, 50, 0.9)}
      {fir(22, 76, 1.1)}
      {leafy(54, 68, 1.15)}
      {fir(84, 84, 0.95)}
    </>
  ),
  () => (
    <>
      {fir(18, 46, 1)}
      {fir(46, 36, 0.9)}
      {leafy(76, 44, 1.1)}
      {leafy(34, 72, 1)}
      {fir(62, 74, 1.2)}
      {fir(90, 82, 0.85)}
    </>
  ),
];

export function Forest({ variant }: { variant: number }) {
  return (
    <>
      <rect width="100" height="100" fill="#4d7d42" />
      <g fill="#3b6636">
        <path d="M0 18l8 -8l8 8zM28 12l8 -8l8 8zM58 14l8 -8l8 8zM84 20l8 -8l8 8zM0 58l8 -8l8 8zM88 62l8 -8l8 8zM40 98l8 -8l8 8z" />
      </g>
      {stands[variant % stands.length]!()}
    </>
  );
}
