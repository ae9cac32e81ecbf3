// A swamp: mud, dark pools, bulrushes and mist. It fills a square of 100 x 100, and has three variants.

const bulrush = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} stroke-linecap="round">
    <path
      d="M0 26C-1 10 0 0 0 -6M-7 26C-9 14 -11 8 -16 2M7 26C9 14 11 8 15 0M-3 26C-4 18 -5 12 -8 8"
      fill="none"
      stroke="#d8d59a"
      stroke-width="2.4"
    />
    <path d="M0 -20v13M8 -8v10" stroke="#3b2113" stroke-width="6.4" />
    <path d="M8 4C8 14 6 20 4 26" fill="none" stroke="#d8d59a" stroke-width="2.2" />
  </g>
);

const pool = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M-24 0C-20 -10 18 -12 25 -1C22 9 -18 11 -24 0"
      fill="#39504f"
      stroke="#2a3536"
      stroke-width="1.6"
    />
    <path d="M-13 -1h12M4 3h10" stroke="#8fb0a6" stroke-width="2" stroke-linecap="round" />
  </g>
);

const frog = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`} stroke="#1f3a1c" stroke-width="1.6">
    <path d="M-13 8c-3 -6 1 -11 5 -11h16c4 0 8 5 5 11z" fill="#86b13c" />
    <circle cx="-6" cy="-5" r="4.4" fill="#a7cf58" />
    <circle cx="6" cy="-5" r="4.4" fill="#a7cf58" />
    <path d="M-6 -5h.1M6 -5h.1" stroke-width="3.4" stroke-linecap="round" />
    <path d="M-5 3q5 3 10 0" fill="none" />
  </g>
);

const scenes = [
  <>
    {pool(62, 80, 1)}
    {bulrush(34, 52, 1.2)}
    {bulrush(72, 46, 1)}
  </>,
  <>
    {pool(40, 56, 1.1)}
    {frog(44, 50)}
    {bulrush(78, 64, 1.15)}
  </>,
  <>
    {pool(34, 82, 0.9)}
    {pool(70, 52, 1)}
    {bulrush(30, 52, 1.1)}
    {bulrush(76, 76, 0.75)}
  </>,
];

export function Swamp({ variant }: { variant: number }) {
  return (
    <>
      <rect width="100" height="100" fill="#8c7565" />
      <g fill="#7a6456">
        <circle cx="14" cy="16" r="8" />
        <circle cx="52" cy="20" r="6" />
        <circle cx="88" cy="24" r="9" />
        <circle cx="10" cy="66" r="7" />
        <circle cx="52" cy="94" r="8" />
        <circle cx="94" cy="92" r="7" />
      </g>
      <g fill="none" stroke="#a48f7d" stroke-width="3" stroke-linecap="round">
        <path d="M22 30h16M62 10h14M84 44h12M4 92h14" />
      </g>
      {scenes[variant % scenes.length]}
    </>
  );
}
