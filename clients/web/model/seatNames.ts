// How seats are called on screen.
import type { FromServerOccupant, FromServerRoom } from 'reami';
import { isolated } from '../words/isolated';
import { known, t } from '../words/t';

export type Seats = Record<string, FromServerOccupant | null>;

/** What those who sit are called, by seat, from 1. */
export type Names = Record<number, string>;

/** A seat without a name is told by its number. */
export const seatName = (names: Names, seat: number) => names[seat] ?? String(seat);

export function botKind(kind: string): string {
  return known(`bot.kind.${kind}`) ?? kind;
}

/** How a bot of that kind plays, in a sentence; empty for a kind that this client does not know. */
export const botManner = (kind: string) => known(`bot.how.${kind}`) ?? '';

/** A person's name; a bot's kind, after the name of the person for whom it plays on; the seat's number if it is empty. */
export function nameOfSeat(seat: number, occupant: FromServerOccupant | null | undefined): string {
  if (!occupant) return t('seat.empty', { seat });
  const name = isolated(occupant.name ?? '');
  if (occupant.bot === undefined) return name || t('seat.empty', { seat });
  if (name) return t('bot.plays_for', { name });
  return known(`bot.name.${occupant.bot}`, { seat }) ?? `${occupant.bot} ${seat}`;
}

/** Of some of them, one after the other. */
export const namesAt = (seats: Seats, some: readonly number[]) =>
  some.map(seat => nameOfSeat(seat, seats[seat])).join(', ');

/** Of all seats in a match; the log tells of a person who left an empty seat by name. */
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
