// Where the points of each player come from: R2, and the bonus of R12.3.
import { type Breakdown, seatsOf, share, withoutEmpty } from '../../model/breakdown';
import { t } from '../../words/t';
import { letterAt } from './describe';
import type { Domaine } from './types';

/** The points of one square, for each terrain that scores. */
const worths = { f: 1, v: 3, R: 5 };
const monopoly = 5;

export function breakdownOf({ table }: Domaine['view'], catalog: Domaine['catalog']): Breakdown {
  const seats = seatsOf(table.seats);
  const of = (seat: number, terrain: keyof typeof worths) =>
    Object.entries(table.domain_of).filter(
      ([square, castle]) =>
        table.castles[castle] === catalog.colours[seat] && letterAt(square, table) === terrain,
    ).length * worths[terrain];
  const monopolies = (seat: number) =>
    monopoly * Object.values(table.seats[seat]!.monopolies).filter(Boolean).length;
  const bonus = (seat: number) =>
    table.seats[seat]!.points - of(seat, 'f') - of(seat, 'v') - of(seat, 'R') - monopolies(seat);
  return withoutEmpty([
    share(t('domaine.breakdown.forests'), seats, seat => of(seat, 'f')),
    share(t('domaine.breakdown.villages'), seats, seat => of(seat, 'v')),
    share(t('domaine.breakdown.city'), seats, seat => of(seat, 'R')),
    share(t('domaine.breakdown.monopolies'), seats, monopolies),
    share(t('domaine.breakdown.bonus'), seats, bonus),
  ]);
}
