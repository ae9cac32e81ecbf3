// Squares, dominoes and events in words, for people who hear the table and for the log.
import type { KingdominoCatalog, KingdominoEvents, KingdominoHalf, KingdominoSeatScore } from 'reami';
import { list, roundEventText, seatName, type Names } from '../../model/eventText';
import { plural, t } from '../../words/t';
import type { Laid } from './kingdom';
import { placementOf, nameOf, secondOf, type Placement } from './squares';

type Event = KingdominoEvents[number];

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

/** `g8g9` as people read it: `g8 and g9`. */
function placeText(notation: string): string {
  const placement = placementOf(notation);
  if (!placement) return notation;
  return t('kingdomino.two', { first: nameOf(placement.first), second: nameOf(secondOf(placement)) });
}

function scoreText(seat: string, score: KingdominoSeatScore, names: Names): string {
  const domains = Object.values(score.domains).filter(domain => domain.crowns > 0);
  return t('event.kingdomino.scored.seats', {
    key: seatName(names, Number(seat)),
    total: plural('event.kingdomino.scored.seats.total', score.total),
    middle_kingdom: score.middle_kingdom,
    harmony: score.harmony,
    domains: list(
      domains.map(({ terrain, squares, crowns }) =>
        t('event.kingdomino.scored.seats.domains', {
          terrain: t(`word.kingdomino.${terrain}`),
          squares,
          crowns,
        }),
      ),
    ),
  });
}

/** One sentence for what happened. */
export function eventText(event: Event, names: Names): string {
  switch (event.e) {
    case 'kings':
      return t('event.kingdomino.kings', {
        order: list(Object.values(event.order).map(seat => seatName(names, seat))),
      });
    case 'row':
      return t('event.kingdomino.row', { turn: event.turn, dominoes: list(Object.keys(event.dominoes)) });
    case 'placed':
      return t('event.kingdomino.placed', {
        seat: seatName(names, event.seat),
        domino: event.domino,
        at: placeText(event.at),
      });
    case 'chosen':
    case 'discarded':
      return t(`event.kingdomino.${event.e}`, { seat: seatName(names, event.seat), domino: event.domino });
    case 'unchosen':
      return t('event.kingdomino.unchosen', { domino: event.domino });
    case 'turn':
      return t('event.kingdomino.turn', { turn: event.turn });
    case 'scored':
      return t('event.kingdomino.scored', {
        seats: Object.entries(event.seats)
          .map(([seat, score]) => scoreText(seat, score, names))
          .join(' '),
      });
    case 'ready':
    case 'round_ended':
    case 'match_ended':
      return roundEventText('kingdomino', event, names);
  }
}
