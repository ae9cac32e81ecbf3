// Describes squares and dominoes in words, for screen readers and for the log.
import type { KingdominoCatalog, KingdominoHalf } from 'reami';
import type { EventMembers } from '../../model/eventText';
import { plural, t } from '../../words/t';
import type { Laid } from './kingdom';
import { placementOf, nameOf, secondOf, type Placement } from './squares';

/** `wheat field with 2 crowns` */
export function halfText({ terrain, crowns }: KingdominoHalf): string {
  const name = t(`word.kingdomino.${terrain}`);
  return crowns === 0 ? name : t('kingdomino.half', { terrain: name, crowns: crownsText(crowns) });
}

export const crownsText = (count: number) => plural('kingdomino.crowns', count);

/** `domino 17: forest, wheat field with 1 crown` */
export function dominoText(domino: number, catalog: KingdominoCatalog): string {
  const face = catalog.dominoes[domino];
  if (!face) return String(domino);
  return t('kingdomino.domino', { domino, first: halfText(face.first), second: halfText(face.second) });
}

export function squareText(square: string, laid: Laid | undefined, isCastle: boolean): string {
  if (isCastle) return t('kingdomino.square', { square, what: t('kingdomino.castle') });
  return t('kingdomino.square', { square, what: laid ? halfText(laid.half) : t('kingdomino.empty') });
}

/** `forest on g8, wheat field on g9` */
export function placementText(placement: Placement, domino: number, catalog: KingdominoCatalog): string {
  const face = catalog.dominoes[domino];
  const [first, second] = [nameOf(placement.first), nameOf(secondOf(placement))];
  if (!face) return `${first} ${second}`;
  return t('kingdomino.lie', {
    first,
    second,
    firstTerrain: halfText(face.first),
    secondTerrain: halfText(face.second),
  });
}

/** A placement such as `g8g9` as people read it: `g8 and g9`. */
function placeText(notation: string): string {
  const placement = placementOf(notation);
  if (!placement) return notation;
  return t('kingdomino.two', { first: nameOf(placement.first), second: nameOf(secondOf(placement)) });
}

export const eventMembers: EventMembers = { at: placeText };
