// A King: body, hair and feet in their colours (R1.4). He has the sign of his seat for people who can't see
// the colours.
import type { TonccKing } from 'reami';
import { SeatSign } from '../../../ui/Crest';

/** A King, 60 wide and 84 high. His foot is at 30, 80. */
export function King({ seat, king }: { seat: number; king: TonccKing }) {
  return (
    <g class="king" stroke-linejoin="round">
      <ellipse cx="30" cy="79" rx="25" ry="5" class="king-shadow" />
      <g class={`part ${king.feet}`}>
        <path d="M11 80c-3 0-4-9 3-11h12v11zM49 80c3 0 4-9-3-11H34v11z" />
      </g>
      <g class={`part ${king.body}`}>
        <path d="M9 71C8 54 17 42 24 36h12C43 42 52 54 51 71z" />
      </g>
      <g class={`part ${king.hair}`}>
        <path d="M13 34C9 20 15 10 30 10S51 20 47 34C46 41 41 43 39 39V24H21v15C19 43 14 41 13 34z" />
      </g>
      <path class="king-face" d="M20 22h20v9c0 7-4 11-10 11s-10-4-10-11z" />
      <path class="king-crown" d="M14 18L11-1L21 7L30-5L39 7L49-1L46 18Q30 22 14 18z" />
      <g transform="translate(30 57) scale(1.150)" class="seal-sign">
        <SeatSign seat={seat} />
      </g>
    </g>
  );
}

/** A King in a text, as large as the text. */
export function KingIcon({ seat, king }: { seat: number; king: TonccKing }) {
  return (
    <svg class="king-icon" viewBox="-2 -8 64 94" aria-hidden="true">
      <King seat={seat} king={king} />
    </svg>
  );
}
