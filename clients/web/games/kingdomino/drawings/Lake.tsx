// A lake: rows of waves, with a boat, fish or water lilies. It fills a square of 100 x 100, and has three
// variants.

const boat = (
  <g transform="translate(50 54)">
    <path
      d="M-24 12H24C20 24 12 26 0 26S-20 24 -24 12Z"
      fill="#8a5128"
      stroke="#47250f"
      stroke-width="2"
      stroke-linejoin="round"
    />
    <path d="M-1 10V-28" stroke="#47250f" stroke-width="3" />
    <path
      d="M3 -26C20 -18 22 -4 20 6H3Z"
      fill="#fdf3dc"
      stroke="#47250f"
      stroke-width="1.8"
      stroke-linejoin="round"
    />
    <path
      d="M-5 -18C-16 -10 -18 0 -18 6H-5Z"
      fill="#c8543a"
      stroke="#47250f"
      stroke-width="1.8"
      stroke-linejoin="round"
    />
  </g>
);

const fish = (x: number, y: number, size: number) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M-16 0C-8 -11 6 -10 12 -1L22 -9V9L12 1C6 10 -8 11 -16 0M-8 -2h.1"
    fill="#f3c9a0"
    stroke="#143f5f"
    stroke-width="2.2"
    stroke-linejoin="round"
    stroke-linecap="round"
  />
);

const lily = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M0 0L17 -5C20 6 10 12 0 11S-20 5 -17 -4S8 -12 13 -8Z"
      fill="#5fa15a"
      stroke="#1e5440"
      stroke-width="1.6"
    />
    <path
      d="M-4 -2c-4 -6 0 -10 2 -11c1 3 2 5 1 8c3 -4 7 -4 9 -3c-2 5 -6 8 -12 6"
      fill="#fbe3ee"
      stroke="#9c4a74"
      stroke-width="1.2"
    />
  </g>
);

const scenes = [
  boat,
  <>
    {fish(36, 50, 1.1)}
    {fish(66, 76, 1)}
  </>,
  <>
    {lily(34, 54)}
    {lily(70, 78)}
  </>,
];

export function Lake({ variant }: { variant: number }) {
  return (
    <>
      <rect width="100" height="100" fill="#3c87bb" />
      <g fill="none" stroke="#8fcbe8" stroke-width="3.2" stroke-linecap="round">
        <path d="M6 16q7 -8 14 0t14 0M62 12q7 -8 14 0t14 0M2 42q7 -8 14 0M72 38q7 -8 14 0t14 0M8 88q7 -8 14 0t14 0M60 94q7 -8 14 0t14 0" />
      </g>
      <g fill="none" stroke="#2a6a9c" stroke-width="3.2" stroke-linecap="round">
        <path d="M32 28q7 -8 14 0t14 0M-4 66q7 -8 14 0M78 62q7 -8 14 0t14 0M38 98q7 -8 14 0" />
      </g>
      {scenes[variant % scenes.length]}
    </>
  );
}
