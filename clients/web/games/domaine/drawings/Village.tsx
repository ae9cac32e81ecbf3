// A village: houses, a church or a mill, and fields behind them. It fills a square of 100 x 100.
import { ink } from './colours';

const house = (x: number, y: number, size = 1, roof = '#b9512f') => (
  <g transform={`translate(${x} ${y}) scale(${size})`} stroke={ink} stroke-width="2" stroke-linejoin="round">
    <path d="M-13 0V-15H15V0Z" fill="#f5e7c6" />
    <path d="M-13 0V-15L-7 -24L-1 -15V0Z" fill="#fff6de" />
    <path d="M-7 -26H11L18 -14H0Z" fill={roof} />
    <path d="M-16 -13L-7 -26L1 -14" fill="none" stroke-width="3" stroke-linecap="round" />
    <path d="M-9 0v-8h5v8M6 -9h5v4h-5z" fill="#6b4423" stroke-width="1.4" />
  </g>
);

const church = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`} stroke={ink} stroke-width="2" stroke-linejoin="round">
    <path d="M-6 0V-20H22V0Z" fill="#f2e6cd" />
    <path d="M-6 -19L-1 -30H19L25 -19Z" fill="#8f4630" />
    <path d="M-16 0V-34H0V0Z" fill="#fff6de" />
    <path d="M-18 -33L-8 -58L2 -33Z" fill="#5b6f8f" />
    <path d="M-8 -58v-9M-12 -63h8" stroke-width="2.4" stroke-linecap="round" />
    <path
      d="M-11 0v-9a3 3 0 0 1 6 0v9M-10 -26h4v6h-4zM6 -14h4v8h-4zM14 -14h4v8h-4z"
      fill="#6b4423"
      stroke-width="1.2"
    />
  </g>
);

const mill = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`} stroke={ink} stroke-width="2" stroke-linejoin="round">
    <path d="M-12 0L-8 -34H8L12 0Z" fill="#fff3d8" />
    <path d="M-10 -33C-8 -46 8 -46 10 -33Z" fill="#8f4630" />
    <path d="M-3 0v-9h7v9M-2 -22h5v5h-5z" fill="#6b4423" stroke-width="1.2" />
    <path
      d="M0 -36L20 -48L24 -41L4 -31M0 -36L-12 -56L-5 -60L5 -39M0 -36L-20 -24L-24 -31L-3 -41M0 -36L12 -16L5 -12L-5 -33"
      fill="#fff9ea"
      stroke-width="1.6"
    />
    <circle cy="-36" r="3" fill="#6b4423" />
  </g>
);

const rows = (path: string) => (
  <path d={path} fill="none" stroke="#b7963f" stroke-width="2.2" stroke-linecap="round" />
);

const scenes = [
  <>
    {rows('M56 18L92 12M56 26L93 20M57 34L93 28')}
    {church(40, 68)}
    {house(81, 67, 0.95)}
    {house(26, 92, 1, '#c7702f')}
    {house(66, 93, 1.05)}
  </>,
  <>
    {rows('M8 16L40 12M8 24L40 20M8 32L40 28')}
    {mill(70, 62)}
    {house(26, 60, 1.05)}
    {house(76, 92, 1, '#c7702f')}
    {house(36, 93, 1.1, '#a8402a')}
  </>,
  <>
    {rows('M60 12L92 18M59 20L92 26M8 64L20 66M8 72L20 74')}
    {house(24, 42, 1.05, '#c7702f')}
    {church(68, 70)}
    {house(44, 78, 0.95, '#a8402a')}
    {house(78, 94, 1.05)}
  </>,
];

export const villages = scenes.length;

export function Village({ variant }: { variant: number }) {
  return (
    <>
      <path
        d="M8 10C30 2 72 4 92 9S98 74 93 90S30 98 10 93S2 26 8 10Z"
        fill="#e6cf8d"
        stroke="#c6a95c"
        stroke-width="1.6"
      />
      {scenes[variant]}
    </>
  );
}
