// Where the points of each kingdom come from, by terrain: R4.
import { type Breakdown, seatsOf, share, withoutEmpty } from '../../model/breakdown';
import { t } from '../../words/t';
import { bonusesOf } from './bonuses';
import { domainsOf, kingdomOf } from './kingdom';
import type { Kingdomino } from './types';

const terrains = ['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine'] as const;

export function breakdownOf({ table }: Kingdomino['view'], catalog: Kingdomino['catalog']): Breakdown {
  const seats = seatsOf(table.seats);
  const domains = new Map(
    seats.map(seat => [seat, domainsOf(kingdomOf(table.seats[seat]!.kingdom, catalog))] as const),
  );
  const bonuses = (seat: number) => bonusesOf(table.seats[seat]!.points, domains.get(seat)!);
  const ofTerrain = (terrain: string) => (seat: number) =>
    domains
      .get(seat)!
      .filter(domain => domain.terrain === terrain)
      .reduce((sum, domain) => sum + domain.points, 0);
  return withoutEmpty([
    ...terrains.map(terrain => share(t(`word.kingdomino.${terrain}`), seats, ofTerrain(terrain))),
    share(t('option.kingdomino.middle_kingdom'), seats, seat => bonuses(seat).middle),
    share(t('option.kingdomino.harmony'), seats, seat => bonuses(seat).harmony),
  ]);
}
