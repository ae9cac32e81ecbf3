// What the sentences about every game's events have in common: names, lists, and rounds that begin and end.
import type { MatchEnded, Readied, RoundEnded } from 'reami';
import { known } from '../words/t';
import type { GameEvent, EventText } from './match';

/** By seat, from 1. */
export type Names = Record<number, string>;

export const seatName = (names: Names, seat: number) => names[seat] ?? String(seat);

export const list = (parts: readonly (string | number)[]) => parts.join(', ');

/** `Ada: 12, Bob: 9` */
export const perSeat = (values: Record<string, number>, names: Names) =>
  list(Object.entries(values).map(([seat, value]) => `${seatName(names, Number(seat))}: ${value}`));

export type RoundEvent = Readied | RoundEnded | MatchEnded;

/** One sentence, in that game's words. */
export function roundEventText(game: string, event: RoundEvent, names: Names): string {
  return known(`event.${game}.${event.e}`, valuesOf(event, names)) ?? event.e;
}

function valuesOf(event: RoundEvent, names: Names): Record<string, string | number> {
  switch (event.e) {
    case 'ready':
      return { seat: seatName(names, event.seat) };
    case 'round_ended':
      return {
        round: event.round,
        points: perSeat(event.points, names),
        totals: perSeat(event.totals, names),
      };
    case 'match_ended':
      return { points: perSeat(event.points, names), ranks: perSeat(event.ranks, names) };
  }
}

/**
 * For a game without words of its own here. Of an event's members only what is plain is told in full; of a
 * map its keys.
 */
export function plainEventText(game: string): EventText {
  const words = (value: unknown) => known(`word.${game}.${String(value)}`) ?? String(value);
  const told = (name: string, value: unknown, names: Names) => {
    if (name === 'seat') return seatName(names, Number(value));
    return value !== null && typeof value === 'object' ? list(Object.keys(value).map(words)) : words(value);
  };
  return (event: GameEvent, names: Names) => {
    const members = Object.entries(event).map(([name, value]) => [name, told(name, value, names)]);
    return known(`event.${game}.${event.e}`, Object.fromEntries(members)) ?? event.e;
  };
}
