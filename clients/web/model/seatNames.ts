// The names of seats on the screen.
import type { FromServerOccupant, FromServerRoom } from 'reami';
import { isolated } from '../words/isolated';
import { known, t } from '../words/t';

export type Seats = Record<string, FromServerOccupant | null>;

/** The names of the seated players, by seat from 1. */
export type Names = Record<number, string>;

/** The seat's name, or its number if it has none. */
export const seatName = (names: Names, seat: number) => names[seat] ?? String(seat);

export function botKind(kind: string): string {
  return known(`bot.kind.${kind}`) ?? kind;
}

/** Describes the play of a kind of bot in a sentence; empty for an unknown kind. */
export const botManner = (kind: string) => known(`bot.how.${kind}`) ?? '';

/**
 * A person's name; a bot's kind, after the name of the person whom it replaces; the number of an empty seat.
 */
export function nameOfSeat(seat: number, occupant: FromServerOccupant | null | undefined): string {
  if (!occupant) return t('seat.empty', { seat });
  const name = isolated(occupant.name ?? '');
  if (occupant.bot === undefined) return name || t('seat.empty', { seat });
  if (name) return t('bot.plays_for', { name });
  return known(`bot.name.${occupant.bot}`, { seat }) ?? `${occupant.bot} ${seat}`;
}

/** The names of some seats, in a list. */
export const namesAt = (seats: Seats, some: readonly number[]) =>
  some.map(seat => nameOfSeat(seat, seats[seat])).join(', ');

/** The names of all seats in a match. An empty seat has the name of the player who left it, for the log. */
export function namesOf({ seats, departed }: Pick<FromServerRoom, 'seats' | 'departed'>): Names {
  return Object.fromEntries(
    Object.entries(seats).map(([seat, who]) => {
      const left = who === null ? departed?.[seat] : undefined;
      const name = left ? t('seat.left', { name: isolated(left.name) }) : nameOfSeat(Number(seat), who);
      return [seat, name];
    }),
  );
}

export function takenOf(seats: Seats): number {
  return Object.values(seats).filter(who => who !== null).length;
}
