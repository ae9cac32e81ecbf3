// The shield of a seat. The colour, the pattern and the sign are different for each seat, so one of them is
// enough to recognize it.
const signs: Record<number, string> = {
  1: 'M16 8l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z', // star
  2: 'M16 8c4 4.6 6 7.3 6 10a6 6 0 01-12 0c0-2.7 2-5.4 6-10z', // drop
  3: 'M16 7l6 8h-3.4l4 6h-5.4v4h-2.4v-4H9.4l4-6H10z', // tree
  4: 'M19.5 8.5a8.2 8.2 0 104.3 11.6A7.2 7.2 0 0119.5 8.5z', // moon
};

/** The shield. Screen readers ignore it, because they read the name beside it. */
export function Crest({ seat }: { seat: number }) {
  return (
    <svg class={`crest seat-${seat}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path class="crest-shield" d="M3 3h26v13c0 7-5 11.500-13 14C8 27.500 3 23 3 16z" />
      <path class="crest-sign" d={signs[seat] ?? signs[1]} />
    </svg>
  );
}

/**
 * The sign of a seat without the shield, for figures of a game. Its centre is at 0, 0, and it is about 18
 * wide. The caller sets its fill.
 */
export function SeatSign({ seat }: { seat: number }) {
  return <path d={signs[seat]} transform="translate(-16 -17)" />;
}
