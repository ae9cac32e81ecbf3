// The king of a seat: a figure in the colour of the seat. It has the seat's sign for people who can't see the
// colour.
import { SeatSign } from '../../../ui/Crest';
import { Picture } from '../../../ui/Picture';

/** A king, 60 wide and 76 high. Its foot is at 30, 76. */
export function King({ seat }: { seat: number }) {
  return (
    <g class={`seat-${seat}`} stroke="#22160c" stroke-width="2.6" stroke-linejoin="round">
      <ellipse cx="30" cy="72" rx="26" ry="6" fill="#000" opacity="0.22" stroke="none" />
      <path
        d="M6 70C6 50 18 42 20 34C12 30 12 20 16 15H44C48 20 48 30 40 34C42 42 54 50 54 70Z"
        fill="var(--seat)"
      />
      <path d="M15 16L11 -4L21 5L30 -8L39 5L49 -4L45 16Z" fill="#ffd34d" />
      <g transform="translate(30 55) scale(1.2)" fill="var(--seat-sign)" stroke="none">
        <SeatSign seat={seat} />
      </g>
    </g>
  );
}

/** A king in a text, as large as the text. */
export function KingIcon({ seat, label }: { seat: number; label?: string }) {
  return (
    <Picture class="king-icon" viewBox="-2 -12 64 92" label={label}>
      <King seat={seat} />
    </Picture>
  );
}
