// The sign of a feudatory.
import { CrownShape } from '../../../ui/CrownShape';

export const Crown = () => (
  <svg class="feudatory" viewBox="-2 -3 28 25" aria-hidden="true">
    <CrownShape />
  </svg>
);
