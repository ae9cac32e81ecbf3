// Places, regions and Kings in words, for people who hear the table.
import type { TonccCatalog, TonccView } from 'reami';
import { seatName, type Names } from '../../model/seatNames';
import { known, list, plural, t } from '../../words/t';
import { codeText } from './code';
import { placeOf } from './regions';

/** `B3: blue, square, 2 lines, 4 dots` */
export function regionText(region: string, catalog: TonccCatalog): string {
  const face = catalog.regions[region];
  if (!face) return region;
  return t('toncc.region', {
    region: codeText(region),
    colour: t(`word.toncc.${face.colour}`),
    shape: t(`word.toncc.${face.shape}`),
    lines: plural('toncc.lines', face.lines),
    dots: plural('toncc.dots', face.dots),
  });
}

const placeText = (place: string) => known(`word.toncc.${place}`) ?? place;

export function ownerText(region: string, view: TonccView, names: Names): string {
  const owner = view.conquered[region];
  return owner === undefined ? t('toncc.free') : t('toncc.of', { name: seatName(names, owner) });
}

/** Who is there, as a sentence; nothing if there is nobody. */
export function standsText(place: string, view: TonccView, names: Names): string {
  const there = Object.entries(view.seats).filter(([, king]) => king.at === place);
  if (there.length === 0) return '';
  return t('toncc.stands', { names: list(there.map(([seat]) => seatName(names, Number(seat)))) });
}

/** A place of the board with all that is on it. */
export function placeFullText(place: string, view: TonccView, catalog: TonccCatalog, names: Names): string {
  const region = view.layout[place];
  const what = region ? [regionText(region, catalog), ownerText(region, view, names)] : [];
  return [placeText(place), ...what, standsText(place, view, names)].filter(Boolean).join('. ');
}

/** A region of the map with all that is known of it. */
export function regionFullText(region: string, view: TonccView, catalog: TonccCatalog, names: Names): string {
  const place = placeOf(region, view);
  return [regionText(region, catalog), ownerText(region, view, names), place && t('toncc.lies', { place })]
    .filter(Boolean)
    .join('. ');
}
