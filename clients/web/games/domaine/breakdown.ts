// What everybody's points are made of: R2, and the bonus of R12.3.
import { type Breakdown, seatsOf, share, withoutEmpty } from '../../model/breakdown';
import { t } from '../../words/t';
import type { Domaine } from './types';

const monopoly = 5;

export function breakdownOf({ table }: Domaine['view'], catalog: Domaine['catalog']): Breakdown {
  const seats = seatsOf(table.seats);
  const domains = (seat: number) =>
    Object.entries(table.domains)
      .filter(([castle]) => table.castles[castle] === catalog.colours[seat])
      .reduce((sum, [, { worth }]) => sum + worth, 0);
  const monopolies = (seat: number) =>
    monopoly * Object.values(table.seats[seat]!.monopolies).filter(Boolean).length;
  return withoutEmpty([
    share(t('domaine.breakdown.domains'), seats, domains),
    share(t('domaine.breakdown.monopolies'), seats, monopolies),
    share(
      t('domaine.breakdown.bonus'),
      seats,
      seat => table.seats[seat]!.points - domains(seat) - monopolies(seat),
    ),
  ]);
}
