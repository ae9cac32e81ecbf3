// A forest of firs, oaks and birches on dark ground. It fills a square of 100 x 100.

const fir = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-2.5 14h5v8h-5z" fill="#4c2f18" />
    <path
      d="M0 -28L11 -8H6L15 5H8L18 17H-18L-8 5H-15L-6 -8H-11Z"
      fill="#1e4a2d"
      stroke="#0f2c1a"
      stroke-width="1.8"
      stroke-linejoin="round"
    />
    <path d="M0 -27L-11 -8H-6L-15 5H-8L-18 17H-7C-4 3 -3 -10 0 -27" fill="#3a7444" />
  </g>
);

const oak = (x: number, y: number, size: number, leaves = '#6a9a44', light = '#a5ca69') => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-3 8h6v13h-6z" fill="#5b3a1e" />
    <path
      d="M0 -20c8 -4 15 2 14 9c8 3 7 14 -1 16c-3 6 -10 7 -13 4c-4 3 -11 2 -13 -4c-9 -1 -10 -12 -2 -16c-1 -8 7 -13 15 -9"
      fill={leaves}
      stroke="#274a23"
      stroke-width="1.8"
    />
    <path
      d="M-9 -7c1 -5 7 -8 11 -6M-8 4c3 3 8 3 11 0M5 -4c4 -1 6 1 6 3"
      fill="none"
      stroke={light}
      stroke-width="2.2"
      stroke-linecap="round"
    />
  </g>
);

const autumn = (x: number, y: number, size: number) => oak(x, y, size, '#b98a35', '#e4bd6a');

const stands = [
  <>
    {fir(26, 34, 0.95)}
    {oak(72, 32, 1)}
    {fir(49, 50, 1.2)}
    {oak(22, 72, 1)}
    {fir(80, 70, 1.05)}
    {oak(52, 80, 0.85)}
  </>,
  <>
    {oak(26, 32, 1)}
    {fir(60, 32, 1)}
    {fir(83, 46, 0.9)}
    {fir(20, 70, 1.05)}
    {oak(51, 66, 1.15)}
    {fir(82, 76, 0.9)}
  </>,
  <>
    {fir(20, 40, 1)}
    {fir(46, 33, 0.85)}
    {oak(76, 36, 1.1)}
    {oak(34, 68, 1)}
    {fir(62, 70, 1.2)}
    {oak(84, 78, 0.75)}
  </>,
  <>
    {oak(24, 36, 0.95)}
    {oak(52, 30, 0.9)}
    {fir(80, 40, 1.05)}
    {autumn(40, 62, 1)}
    {oak(72, 72, 1.1)}
    {fir(20, 78, 0.85)}
  </>,
  <>
    {fir(24, 38, 1)}
    {fir(50, 32, 1)}
    {fir(78, 38, 1.05)}
    {fir(36, 68, 1.15)}
    {fir(64, 70, 1.05)}
    {fir(86, 76, 0.8)}
    {fir(15, 78, 0.7)}
  </>,
];

export const forests = stands.length;

export function Forest({ variant }: { variant: number }) {
  return (
    <>
      <path
        d="M6 12C22 0 40 8 56 4S92 4 95 20S92 42 97 58S94 92 80 95S52 92 38 96S6 96 4 80S8 60 4 44S0 18 6 12Z"
        fill="#4f8048"
      />
      {stands[variant]}
    </>
  );
}
