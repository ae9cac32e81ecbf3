// The names of seats as the client shows them.
import type { FromServerOccupant, FromServerRoom } from 'reami';
import { isolated } from '../words/isolated';
import { known, namesTogether, t } from '../words/t';

export type Seats = Record<string, FromServerOccupant | null>;

/** The names of the people in seats, by seat from 1. */
export type Names = Record<number, string>;

/** The name of this seat; its number if it has no name. */
export const seatName = (names: Names, seat: number) => names[seat] ?? String(seat);

export function botKind(kind: string): string {
  return known(`bot.kind.${kind}`) ?? kind;
}

/** Describes in a sentence how this kind of bot plays; empty for a kind that the client does not know. */
export const botManner = (kind: string) => known(`bot.how.${kind}`) ?? '';

/**
 * The name of the person in this seat. For a bot, its kind, after the name of the person whom it replaces;
 * for an empty seat, the seat's number.
 */
export function nameOfSeat(seat: number, occupant: FromServerOccupant | null | undefined): string {
  if (!occupant) return t('seat.empty', { seat });
  const name = isolated(occupant.name ?? '');
  if (occupant.bot === undefined) return name || t('seat.empty', { seat });
  if (name) return t('bot.plays_for', { name });
  return known(`bot.name.${occupant.bot}`, { seat }) ?? `${occupant.bot} ${seat}`;
}

/**
 * The names of the people to whom the seats of a match belong. The log names earlier moves with them,
 * although a bot may play for the person now.
 */
export function ownersOf(room: Pick<FromServerRoom, 'seats' | 'departed'>): Names {
  const owners = Object.entries(room.seats).filter(([, who]) => who?.name !== undefined);
  return {
    ...namesOf(room),
    ...Object.fromEntries(owners.map(([seat, who]) => [seat, isolated(who!.name!)])),
  };
}

/** The names of these seats in a sentence. */
export const namesAt = (seats: Seats, some: readonly number[]) =>
  namesTogether(some.map(seat => nameOfSeat(seat, seats[seat])));

/** The names of all seats of a match. For the log, an empty seat has the name of the player who left it. */
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
