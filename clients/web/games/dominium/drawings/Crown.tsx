// The sign of a feudatory.
/** 24 wide, 19 high. */
export const CrownPath = () => (
  <path
    d="M1 19L-1 3L6.5 9L11.5 0L16.5 9L24 3L22 19ZM2 16H21"
    fill="#ffd34d"
    stroke="#6b3d00"
    stroke-width="1.8"
    stroke-linejoin="round"
  />
);

export const Crown = () => (
  <svg class="feudatory" viewBox="-2 -3 28 25" aria-hidden="true">
    <CrownPath />
  </svg>
);
