// How the points of whoever plays would change, as the server says (usePreview.ts).
import { t } from '../words/t';

/** Keeps its place while the server is asked. */
export function PointsChange({ before, after }: { before: number; after: number | undefined }) {
  return (
    <div class="points-change" role="status">
      {after === undefined ? '\u00a0' : t('preview.points', { before, after })}
    </div>
  );
}
