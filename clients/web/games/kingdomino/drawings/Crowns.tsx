// Crowns in the corner of a square, drawn one by one so that they can be counted at a glance.

const width = 27;

export function Crown() {
  return (
    <path
      d="M1 19L-1 3L6.5 9L11.5 0L16.5 9L24 3L22 19ZM2 16H21"
      fill="#ffd34d"
      stroke="#6b3d00"
      stroke-width="1.8"
      stroke-linejoin="round"
    />
  );
}

export function Crowns({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <g transform="translate(6 6)">
      <rect width={count * width + 8} height="30" rx="9" fill="#43121c" stroke="#f4dfae" stroke-width="2.4" />
      {Array.from({ length: count }, (_, n) => (
        <g key={n} transform={`translate(${6 + n * width} 5.5)`}>
          <Crown />
        </g>
      ))}
    </g>
  );
}
