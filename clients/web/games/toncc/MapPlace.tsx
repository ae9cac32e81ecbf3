// The map beside the board. On a phone it is small, and a touch enlarges it.
import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/Dialog';
import { t } from '../../words/t';
import { RegionCard } from './RegionCard';
import { TonccMap, type MapProps } from './TonccMap';

export function MapPlace(props: MapProps & { region: string | null }) {
  const [isLarge, enlarge] = useState(false);
  if (isLarge)
    return (
      <Dialog title={t('toncc.map.title')} onClose={() => enlarge(false)}>
        <div class="toncc large-map">
          <TonccMap {...props} />
          <RegionCard {...props} />
        </div>
      </Dialog>
    );
  return (
    <div class="map-place">
      <TonccMap {...props} />
      <button
        type="button"
        class="plain enlarge-map"
        aria-label={t('toncc.map.enlarge')}
        onClick={() => enlarge(true)}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
        </svg>
      </button>
    </div>
  );
}
