// Where the points of each player come from: the territories, by number (R7.1).
import { type Breakdown, seatsOf, share, withoutEmpty } from '../../model/breakdown';
import { t } from '../../words/t';
import { fiefs, numbersOf, ownersOf, territoriesOf } from './board';
import { firstPower } from './rows';
import type { Dominium } from './types';

export function breakdownOf({ table }: Dominium['view']): Breakdown {
  const seats = seatsOf(table.seats);
  const territories = territoriesOf(numbersOf(table.laid), ownersOf(table.owners));
  const squares = (seat: number, fief: number) =>
    territories
      .filter(({ number, owner }) => number === fief && owner === seat)
      .reduce((sum, one) => sum + one.squares.length, 0);
  return withoutEmpty(
    fiefs.map(fief =>
      share(
        t('dominium.breakdown', { fief }),
        seats,
        seat => squares(seat, fief) * firstPower(table.seats[seat]!, fief),
      ),
    ),
  );
}
