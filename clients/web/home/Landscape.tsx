// The land over the first page: fields on hills, a wood, a lake and a castle. A picture only.
const fields = [
  'M0 118C90 84 190 78 300 98s210 22 330-6 210-22 330 8v120H0z',
  'M0 146c120-26 240-22 360 0s230 20 340-4 180-18 260-6v84H0z',
  'M0 176c140-18 250-14 380 2s260 14 380-2 140-10 200-4v48H0z',
];

const trees = [
  [612, 118, 1],
  [634, 112, 1.25],
  [660, 112, 1.05],
  [684, 108, 1.35],
  [712, 107, 1],
  [646, 126, 0.9],
  [698, 120, 0.85],
] as const;

function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="land-trunk" d="M-1.500 0h3v8h-3z" />
      <path class="land-tree" d="M0-24l9 13H4l8 11h-24l8-11h-5z" />
    </g>
  );
}

export function Landscape() {
  return (
    <svg
      class="land"
      viewBox="0 0 960 220"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="land-sun" cx="770" cy="58" r="27" />
      <path class="land-far" d="M0 104C120 52 210 66 320 84s170-38 280-30 190 46 360 22v144H0z" />
      <path class="land-hill-1" d={fields[0]} />
      <g class="land-furrows">
        <path d="M36 128c60-22 120-30 190-28M58 142c60-20 120-26 190-24M92 154c50-14 100-20 170-18" />
      </g>
      <g transform="translate(452 52)">
        <path class="land-wall" d="M0 56V20h8v6h6v-6h8v6h6v-6h8v6h6v-6h8v36z" />
        <path class="land-tower" d="M-10 58V10l9-12 9 12v48zM42 58V4l10-14 10 14v54z" />
        <path class="land-gate" d="M20 56V44a6 6 0 0112 0v12zM-3 22h4v8h-4zM50 18h4v9h-4z" />
        <path class="land-flag" d="M52-10v-16l14 5-14 5" />
      </g>
      {trees.map(([x, y, size]) => (
        <Tree key={x} x={x} y={y} size={size} />
      ))}
      <path class="land-hill-2" d={fields[1]} />
      <path class="land-lake" d="M250 150c40-9 150-10 190-1s20 15-60 16-180-5-130-15z" />
      <path class="land-wave" d="M300 152q8-4 16 0t16 0M352 157q8-4 16 0t16 0" />
      <path class="land-hill-3" d={fields[2]} />
      <g class="land-furrows">
        <path d="M560 196c80-12 160-14 250-6M600 206c80-10 150-10 240-4" />
      </g>
    </svg>
  );
}
