// How the laid out moves change the player's points, from the server's preview (usePreview.ts).
import { t } from '../words/t';

/** It takes the same space while the preview is loading. */
export function PointsChange({ before, after }: { before: number; after: number | undefined }) {
  return (
    <div class="points-change" role="status">
      {after === undefined ? '\u00a0' : t('preview.points', { before, after })}
    </div>
  );
}
