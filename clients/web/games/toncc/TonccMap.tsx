// The map. People can explore its regions by pointer, touch or keyboard.
import type { TonccView } from 'reami';
import type { Names } from '../../model/seatNames';
import { useWalk } from '../../table/useWalk';
import { t } from '../../words/t';
import { regionFullText } from './describe';
import { MapDrawing, mapBox, type Drawn } from './MapDrawing';
import { middleOf, outlineOf } from './regions';

export interface MapProps extends Drawn {
  view: TonccView;
  names: Names;
  onLook(region: string | null): void;
}

export function TonccMap(props: MapProps) {
  const { view, catalog, names, looked, onLook } = props;
  const regions = Object.keys(catalog.regions);
  const points = new Map(regions.map(region => [region, middleOf(region, catalog)]));
  const walk = useWalk('toncc-map', points, regions[0]!);

  function keyDown(event: KeyboardEvent) {
    if (!walk.onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <svg
      class="toncc-map"
      viewBox={mapBox}
      role="group"
      aria-label={t('toncc.map')}
      onKeyDown={keyDown}
      onPointerLeave={() => onLook(null)}
    >
      <MapDrawing {...props}>
        {regions.map(region => (
          <path
            key={region}
            id={walk.idOf(region)}
            role="button"
            tabIndex={walk.current === region ? 0 : -1}
            class={looked.includes(region) ? 'cell looked' : 'cell'}
            d={outlineOf(region, catalog)}
            aria-label={regionFullText(region, view, catalog, names)}
            onClick={() => onLook(region)}
            onFocus={() => {
              walk.onFocus(region);
              onLook(region);
            }}
            onPointerEnter={() => onLook(region)}
          />
        ))}
      </MapDrawing>
    </svg>
  );
}
