// Places, regions, Kings and events in words, for people who hear the table and for the log.
import type { TonccCatalog, TonccEvents, TonccKingScore, TonccView } from 'reami';
import { list, roundEventText, seatName, type Names } from '../../model/eventText';
import { plural, t } from '../../words/t';
import { placeOf } from './regions';

type Event = TonccEvents[number];

/** `B3: blue, square, 2 lines, 4 dots` */
export function regionText(region: string, catalog: TonccCatalog): string {
  const face = catalog.regions[region];
  if (!face) return region;
  return t('toncc.region', {
    region,
    colour: t(`word.toncc.${face.colour}`),
    shape: t(`word.toncc.${face.shape}`),
    lines: plural('toncc.lines', face.lines),
    dots: plural('toncc.dots', face.dots),
  });
}

export const placeText = (place: string) => (place === 'c' ? t('toncc.compass') : place);

export function ownerText(region: string, view: TonccView, names: Names): string {
  const owner = view.conquered[region];
  return owner === undefined ? t('toncc.free') : t('toncc.of', { name: seatName(names, owner) });
}

/** Who stands there, as a sentence; nothing if nobody does. */
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

function scoreText(seat: string, score: TonccKingScore, names: Names): string {
  return t('event.toncc.challenge_ended.seats', {
    key: seatName(names, Number(seat)),
    kingdom_points: plural('event.toncc.challenge_ended.seats.kingdom_points', score.kingdom_points),
    king_points: plural('event.toncc.challenge_ended.seats.king_points', score.king_points),
    score: score.score,
    points: plural('event.toncc.challenge_ended.seats.points', score.points),
  });
}

/** One sentence for what happened. */
export function eventText(event: Event, names: Names): string {
  switch (event.e) {
    case 'laid_out':
      return t('event.toncc.laid_out');
    case 'chosen':
      return t('event.toncc.chosen', { seat: seatName(names, event.seat) });
    case 'moved':
      return t('event.toncc.moved', {
        kings: list(
          Object.entries(event.kings).map(([seat, { from, to }]) =>
            t('event.toncc.moved.kings', {
              key: seatName(names, Number(seat)),
              from: placeText(from),
              to: placeText(to),
            }),
          ),
        ),
      });
    case 'conquered':
      return t('event.toncc.conquered', { seat: seatName(names, event.seat), region: event.region });
    case 'contested':
      return t('event.toncc.contested', {
        kings: list(Object.keys(event.kings).map(seat => seatName(names, Number(seat)))),
        region: event.region,
        colour: t(`word.toncc.${event.colour}`),
        winner: seatName(names, event.winner),
      });
    case 'left':
      return t('event.toncc.left', {
        seat: seatName(names, event.seat),
        king_points: plural('event.toncc.left.king_points', event.king_points),
      });
    case 'kingdom':
      return t('event.toncc.kingdom', { seat: seatName(names, event.seat), kingdom: event.kingdom });
    case 'challenge_ended':
      return t('event.toncc.challenge_ended', {
        why: t(`word.toncc.${event.why}`),
        seats: Object.entries(event.seats)
          .map(([seat, score]) => scoreText(seat, score, names))
          .join(' '),
      });
    case 'ready':
    case 'round_ended':
    case 'match_ended':
      return roundEventText('toncc', event, names);
  }
}
