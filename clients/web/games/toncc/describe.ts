// Describes places, regions and Kings in words, for screen readers.
import type { TonccCatalog, TonccView } from 'reami';
import { seatName, type Names } from '../../model/seatNames';
import { known, namesTogether, plural, t } from '../../words/t';
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

/** Says which Kings are on this place; empty if none is. */
export function standsText(place: string, view: TonccView, names: Names): string {
  const there = Object.entries(view.seats).filter(([, king]) => king.at === place);
  if (there.length === 0) return '';
  return t('toncc.stands', { names: namesTogether(there.map(([seat]) => seatName(names, Number(seat)))) });
}

/** The code of the region on that place, as the board shows it. */
export const placeShortText = (place: string, { layout }: TonccView) =>
  layout[place] === undefined ? placeText(place) : codeText(layout[place]);

/** Describes a place of the board: its region, and the Kings on it. */
export function placeFullText(place: string, view: TonccView, catalog: TonccCatalog, names: Names): string {
  const region = view.layout[place];
  const what = region ? [regionText(region, catalog), ownerText(region, view, names)] : [];
  return [placeText(place), ...what, standsText(place, view, names)].filter(Boolean).join('. ');
}

/** Describes a region of the map: its marks, its owner, and the Kings on its place. */
export function regionFullText(region: string, view: TonccView, catalog: TonccCatalog, names: Names): string {
  const place = placeOf(region, view);
  return [regionText(region, catalog), ownerText(region, view, names), place && t('toncc.lies', { place })]
    .filter(Boolean)
    .join('. ');
}
