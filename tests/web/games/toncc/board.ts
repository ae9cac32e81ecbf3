// The pieces of Tóncc from the data of the rules (engine/toncc/toncc.json), in the form of the catalogue.
import type { TonccCatalog } from 'reami';
import data from '../../../../engine/toncc/toncc.json';

export { data };

export const places = Object.fromEntries(
  data.places.map(({ place, axial: [q, r], to }) => [place, { q, r, to }]),
) as TonccCatalog['places'];

export const regions = Object.fromEntries(
  data.regions.map(({ id, ...face }) => [id, face]),
) as TonccCatalog['regions'];

export const kings = Object.fromEntries(
  data.kings.map(({ body, hair, feet }, index) => [index + 1, { body, hair, feet }]),
) as TonccCatalog['kings'];

export const lines = data.map_lines.map(({ same, closed, regions }) => ({
  same,
  closed,
  regions,
})) as TonccCatalog['lines'];

const seatOf = (king: string) => data.kings.findIndex(one => one.king === king) + 1;

export const strength = Object.fromEntries(
  Object.entries(data.strength).map(([colour, order]) => [colour, order.map(seatOf)]),
) as TonccCatalog['strength'];

export const catalog: TonccCatalog = { regions, kings, strength, places, lines };
