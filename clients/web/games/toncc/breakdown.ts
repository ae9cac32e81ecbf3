// Where the score of each King in the last challenge comes from: R4.3.
import { type Breakdown, seatsOf, share } from '../../model/breakdown';
import { t } from '../../words/t';
import type { Toncc } from './types';

export function breakdownOf({ table }: Toncc['view']): Breakdown {
  const seats = seatsOf(table.seats);
  return [
    share(t('toncc.breakdown.kingdoms'), seats, seat => table.seats[seat]!.kingdom_points),
    share(t('toncc.breakdown.king_points'), seats, seat => table.seats[seat]!.king_points),
  ];
}
