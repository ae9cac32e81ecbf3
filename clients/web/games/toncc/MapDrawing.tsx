// Draws the map: three rings with six regions each, the spirals across the rings, the seals, and the kingdoms
// that the seals form.
import type { ComponentChildren } from 'preact';
import type { TonccCatalog, TonccEvents, TonccView } from 'reami';
import { RegionMarks } from './drawings/Region';
import { curveThrough, linesThrough, mapRadius, middleOf, outlineOf, regionsOf } from './regions';

export interface Drawn {
  view: Pick<TonccView, 'conquered' | 'kingdoms' | 'layout'>;
  catalog: TonccCatalog;
  /** the events of the last update */
  events: TonccEvents;
  /** the regions to highlight */
  looked: readonly string[];
}

const edge = mapRadius + 8;
export const mapBox = `${-edge} ${-edge} ${2 * edge} ${2 * edge}`;

/** The elements inside an svg with the viewBox `mapBox`. `children` are under the names of the regions. */
export function MapDrawing(props: Drawn & { children?: ComponentChildren }) {
  const { view, catalog, events, looked, children } = props;
  const regions = Object.entries(catalog.regions);
  const conquered = new Set(events.flatMap(event => (event.e === 'conquered' ? [event.region] : [])));
  return (
    <>
      <g aria-hidden="true">
        <circle r={edge - 2} class="map-ground" />
        {regions.map(([region, { colour }]) => (
          <g key={region}>
            <path d={outlineOf(region, catalog)} class={`region ${colour}`} />
            <path d={outlineOf(region, catalog)} class={`grain ${colour}`} />
          </g>
        ))}
        <LinesOfMap catalog={catalog} looked={looked} />
        <KingdomBands {...props} />
      </g>
      {children}
      <g aria-hidden="true" pointer-events="none">
        {regions.map(([region, face]) => {
          const { x, y } = middleOf(region, catalog);
          return (
            <g key={region} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(0.640)`}>
              <RegionMarks
                name={region}
                face={face}
                seal={view.conquered[region]}
                isFresh={conquered.has(region)}
              />
            </g>
          );
        })}
        <path class="map-north" d="M0-24L8 16L0 8L-8 16z" />
      </g>
    </>
  );
}

/** Draws all lines faintly. Emphasizes the lines through a highlighted region. */
function LinesOfMap({ catalog, looked }: Pick<Drawn, 'catalog' | 'looked'>) {
  const through = looked.length === 1 ? linesThrough(looked[0]!, catalog) : [];
  return (
    <>
      {catalog.lines.map(line => (
        <path
          key={line.regions.join('-')}
          class={through.includes(line) ? 'map-line looked' : 'map-line'}
          d={curveThrough(line.closed ? [...line.regions, line.regions[0]!] : line.regions, catalog)}
        />
      ))}
    </>
  );
}

/** Draws each kingdom as a band in the colour of its King, under the seals that the band connects. */
function KingdomBands({ view, catalog, events }: Drawn) {
  const fresh = new Set(events.flatMap(event => (event.e === 'kingdom' ? [event.kingdom] : [])));
  return (
    <>
      {Object.entries(view.kingdoms).map(([kingdom, seat]) => (
        <g key={kingdom} class={`kingdom-band seat-${seat} ${fresh.has(kingdom) ? 'fresh' : ''}`}>
          <path class="band-edge" pathLength="1" d={curveThrough(regionsOf(kingdom), catalog)} />
          <path class="band" pathLength="1" d={curveThrough(regionsOf(kingdom), catalog)} />
        </g>
      ))}
    </>
  );
}
