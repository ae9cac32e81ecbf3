// The crown on dominoes and on feudatories. It must be inside an svg.

/** The crown, about 24 wide and 19 high. Its upper left corner is near 0, 0. */
export const CrownShape = () => (
  <path
    d="M1 19L-1 3L6.5 9L11.5 0L16.5 9L24 3L22 19ZM2 16H21"
    fill="#ffd34d"
    stroke="#6b3d00"
    stroke-width="1.8"
    stroke-linejoin="round"
  />
);
