// The crowns in the corner of a square. Each crown is drawn, so that people see their number at a glance.
import { CrownShape } from '../../../ui/CrownShape';

const width = 27;

export function Crowns({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <g transform="translate(6 6)">
      <rect width={count * width + 8} height="30" rx="9" fill="#43121c" stroke="#f4dfae" stroke-width="2.4" />
      {Array.from({ length: count }, (_, n) => (
        <g key={n} transform={`translate(${6 + n * width} 5.5)`}>
          <CrownShape />
        </g>
      ))}
    </g>
  );
}
