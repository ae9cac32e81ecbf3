// The natural border around the map: mountains above and on the right, the sea below and on the left. It is
// 32 units wide, around a map of 12 by 12 squares. The map covers its inner edge.
import { ink } from './colours';

const width = 32;
const side = 1200;
const [near, far] = [-width, side + width];

interface Peak {
  /** the position of its left foot */
  x: number;
  y: number;
  height: number;
}

/** The heights of the mountains. They alternate, so that a range looks natural. */
const heights = [27, 20, 30, 23];

const above: Peak[] = Array.from({ length: 25 }, (_, n) => ({
  x: n * 50 - 12,
  y: 2,
  height: heights[n % 4]!,
}));
const beside: Peak[] = Array.from({ length: 33 }, (_, n) => ({
  x: side - 8 + (n % 2) * 6,
  y: 30 + n * 36.5,
  height: heights[n % 4]! + 6,
}));

/** A range of mountains. The light comes from the left. */
function Range({ peaks, reach }: { peaks: readonly Peak[]; reach: number }) {
  return (
    <>
      {peaks.map(({ x, y, height }) => {
        const [top, peak] = [x + reach * 0.46, y - height];
        return (
          <g key={`${x} ${y}`}>
            <path
              d={`M${x} ${y}L${top} ${peak}L${x + reach} ${y}Z`}
              fill="#a89e8f"
              stroke={ink}
              stroke-width="2"
              stroke-linejoin="round"
            />
            <path d={`M${top} ${peak}l4 ${height * 0.6}l-6 ${height * 0.4}H${x + reach}Z`} fill="#7f7669" />
            <path d={`M${top} ${peak}l-6 9l5 0l3 4l3 -4l5 0z`} fill="#fffdf6" />
          </g>
        );
      })}
    </>
  );
}

const waves = Array.from({ length: 20 }, (_, n) => `M${n * 60 + 8} ${n % 2 ? 15 : 24}q8 -8 16 0t16 0`).join(
  '',
);
const wavesBeside = Array.from(
  { length: 26 },
  (_, n) => `M${n % 2 ? -26 : -30} ${n * 46 + 26}q5 -7 10 0t10 0`,
).join('');

export function Rim() {
  return (
    <>
      <path d={`M${near} ${near}H${far}V${far}H${near}Z`} fill="#5c9fc4" />
      <path d={`M${near} ${near}H${far}V${far}L${side} ${side}V0H0Z`} fill="#d3c8a6" />
      <g fill="none" stroke="#c4e4f2" stroke-width="3" stroke-linecap="round">
        <path d={waves} transform={`translate(0 ${side})`} />
        <path d={wavesBeside} />
      </g>
      <path
        d={`M-4 0V${side + 4}H${side}`}
        fill="none"
        stroke="#f2e3b6"
        stroke-width="8"
        stroke-linejoin="round"
      />
      <Range peaks={above} reach={64} />
      <Range peaks={beside} reach={40} />
      <path d={`M0 0H${side}V${side}H0Z`} fill="none" stroke={ink} stroke-width="4" />
    </>
  );
}
