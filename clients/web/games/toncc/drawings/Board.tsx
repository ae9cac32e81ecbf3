// The frame of the board, and the compass in its middle.

export const boardBox = '-238 -254 476 508';

/** The compass, on which all Kings begin. It fits into a circle of radius 46. */
export function Compass() {
  return (
    <g class="compass">
      <circle r="46" />
      <path d="M0-42L7-7L0 0zM0 42L-7 7L0 0zM42 0L7 7L0 0zM-42 0L-7-7L0 0z" class="dark" />
      <path d="M0-42L-7-7L0 0zM0 42L7 7L0 0zM42 0L7-7L0 0zM-42 0L-7 7L0 0z" class="light" />
      <circle r="30" class="round" />
    </g>
  );
}
