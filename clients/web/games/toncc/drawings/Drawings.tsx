// The pattern of each colour: waves, rays or bricks. People can tell blue, yellow and red apart by the
// patterns.

/** A page that shows regions must contain this element once. It takes no space. */
export function Drawings() {
  return (
    <svg class="drawings" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="grain-blue" width="20" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 5q5-5 10 0t10 0" />
        </pattern>
        <pattern id="grain-yellow" width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M8 3.500v9M3.500 8h9" />
        </pattern>
        <pattern id="grain-red" width="18" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 0H18M0 7H18M0 0V7M9 7V14" />
        </pattern>
      </defs>
    </svg>
  );
}
