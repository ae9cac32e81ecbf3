// Small signs on the table: ducats, the King's marker, an alliance. The centre of each sign is at 0, 0.
import { ink, paper } from './colours';

/** A ducat, 40 wide. It may have a number on it. */
export function Ducat({ amount }: { amount?: number }) {
  return (
    <>
      <circle r="19" fill="#f4c534" stroke="#5d3c04" stroke-width="2.6" />
      <circle r="14.5" fill="#ffdf73" stroke="#b3841a" stroke-width="1.6" />
      {amount === undefined ? (
        <path
          d="M-8 6L-10 -6L-4 -1L0 -9L4 -1L10 -6L8 6Z"
          fill="#b3841a"
          stroke="#5d3c04"
          stroke-width="1.4"
          stroke-linejoin="round"
        />
      ) : (
        <text class="domaine-number" y="8.5" font-size="25" font-weight="700" text-anchor="middle" fill={ink}>
          {amount}
        </text>
      )}
    </>
  );
}

/** The crown of the King, 60 wide and 56 high. */
export function KingMarker() {
  return (
    <g stroke={ink} stroke-linejoin="round">
      <path d="M-24 24L-30 -12L-14 2L0 -26L14 2L30 -12L24 24Z" fill={paper} stroke={paper} stroke-width="9" />
      <path d="M-14 18C-18 -12 18 -12 14 18Z" fill="#7a2f8f" stroke-width="2" />
      <path d="M-24 24L-30 -12L-14 2L0 -26L14 2L30 -12L24 24Z" fill="#f4c534" stroke-width="3" />
      <path d="M-23 14H23L24 24H-24Z" fill="#fff0ad" stroke-width="2.4" />
      <circle cx="-30" cy="-13" r="4" fill="#c53a2b" stroke-width="2" />
      <circle cx="30" cy="-13" r="4" fill="#2f6ab5" stroke-width="2" />
      <circle cy="-27" r="4.6" fill="#1f8154" stroke-width="2" />
      <path d="M-12 19h.1M0 19h.1M12 19h.1" stroke="#7a2f8f" stroke-width="4.6" stroke-linecap="round" />
    </g>
  );
}

/** Two linked rings, 60 wide. */
export function AllianceSign() {
  return (
    <g fill="none">
      <g stroke={paper} stroke-width="17">
        <circle cx="-11" r="15" />
        <circle cx="11" r="15" />
      </g>
      <g stroke={ink} stroke-width="11">
        <circle cx="-11" r="15" />
        <circle cx="11" r="15" />
      </g>
      <circle cx="-11" r="15" stroke="#f4c534" stroke-width="6" />
      <circle cx="11" r="15" stroke="#fff0ad" stroke-width="6" />
      <path d="M0 -10.200A15 15 0 0 1 3.8 -2.6" stroke={ink} stroke-width="11" />
      <path d="M-1.5 -11.600A15 15 0 0 1 4 0" stroke="#f4c534" stroke-width="6" />
    </g>
  );
}
