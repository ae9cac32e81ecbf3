// Describes squares, borders, domains and cards in words, for screen readers and for the log.
import type { DomaineCatalog, DomaineColour, DomaineView } from 'reami';
import type { EventMembers } from '../../model/eventText';
import { seatName, type Names } from '../../model/seatNames';
import { known, list, plural, t } from '../../words/t';
import { besides, isEdge } from './places';
import { squareAt } from './drawings/places';

/** The facts about a table that the descriptions need. */
export interface Told {
  view: DomaineView;
  catalog: DomaineCatalog;
  names: Names;
}

export function seatOf(colour: DomaineColour | undefined, catalog: DomaineCatalog): number | null {
  const found = Object.entries(catalog.colours).find(([, one]) => one === colour);
  return found ? Number(found[0]) : null;
}

/** The name of the player with this colour, or the name of the neutral kingdom. */
export function ownerText(colour: DomaineColour | undefined, { catalog, names }: Omit<Told, 'view'>): string {
  const seat = seatOf(colour, catalog);
  return seat === null ? t('domaine.neutral_kingdom') : seatName(names, seat);
}

export const letterAt = (square: string, { land }: DomaineView): string => {
  const { x } = squareAt(square);
  return land[square.slice(1)]?.[x] ?? 'm';
};

export const terrainText = (letter: string) => known(`domaine.terrain.${letter}`) ?? letter;

/** `3 points, 2 knights, gold, silver ×2` */
export function worthText(castle: string, { view }: Told): string {
  const domain = view.domains[castle];
  if (!domain) return '';
  const mines = Object.entries(domain.mines).map(([mine, count]) =>
    count > 1 ? `${terrainText(mine)} ×${count}` : terrainText(mine),
  );
  return list([plural('points', domain.worth), plural('domaine.knights', domain.knights), ...mines]);
}

export function domainText(castle: string, told: Told): string {
  const name = ownerText(told.view.castles[castle], told);
  return t('domaine.domain', { name, castle, worth: worthText(castle, told) });
}

/** The owner of a square's land. */
export function landText(square: string, told: Told): string {
  const { view } = told;
  const castle = view.domain_of[square];
  if (castle !== undefined) return domainText(castle, told);
  return t(view.neutral[square] ? 'domaine.neutral_land' : 'domaine.open_land');
}

function pieceText(square: string, told: Told): string | null {
  const { castles, knights } = told.view;
  if (castles[square]) return t('domaine.castle_of', { name: ownerText(castles[square], told) });
  if (knights[square]) return t('domaine.knight_of', { name: ownerText(knights[square], told) });
  return null;
}

/** `e4: forest. Knight of Ada. Ada's domain of c3: 4 points, 2 knights` */
export function squareText(square: string, told: Told): string {
  const terrain = terrainText(letterAt(square, told.view));
  return [t('domaine.square', { square, terrain }), pieceText(square, told), landText(square, told)]
    .filter(Boolean)
    .join('. ');
}

export function edgeText(edge: string): string {
  const [one, other] = besides(edge);
  return t('domaine.edge', { one, other });
}

export const placeText = (place: string, told: Told) =>
  isEdge(place) ? edgeText(place) : squareText(place, told);

/** `2 borders`, `1 expansion` */
export const actionText = (action: string, count: number) =>
  plural(`domaine.action.${action}` as 'domaine.action.borders', count);

/** `Card A04: 2 borders or 1 knight, costs 3 ducats, sells for 1` */
export function cardText(kind: string, { cards }: DomaineCatalog): string {
  const card = cards[kind];
  if (!card) return kind;
  const actions = Object.entries(card.actions).map(([action, count]) => actionText(action, count ?? 0));
  return t('domaine.card', {
    kind,
    actions: actions.join(` ${t('domaine.or')} `),
    cost: plural('domaine.ducats', card.cost),
    sell: plural('domaine.ducats', card.sell),
  });
}

/** The squares on both sides of an edge: `d4|d5`. */
const shortEdge = (edge: string) => besides(edge).join('|');

export const eventMembers: EventMembers = {
  edge: shortEdge,
  edges: (edges: Readonly<Record<string, true>>) => Object.keys(edges).map(shortEdge),
};
