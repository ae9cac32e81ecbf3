// Where in the rules page (R8.2) stands what a refused move breaks. The order is that of
// engine/domaine/rule.hpp.
import { rulesByCode } from '../../../rules/rulesByCode';

export const ruleOf = rulesByCode('domaine', {
  phase: 'R4.2',
  card: 'R4.5',
  cost: 'R4.5',
  no_step: 'R4.5',
  terrain: 'R1.1',
  occupied: 'R1.3',
  distance: 'R3.5',
  unlinked: 'R7.2',
  reserve: 'R7.3',
  same_colour: 'R6.2',
  inside_domain: 'R6.3',
  has_border: 'R6.1',
  supply: 'R6.6',
  not_yours: 'R8.1',
  other_domain: 'R8.1',
  not_adjacent: 'R8.1',
  own_domain: 'R8.2',
  knights: 'R8.2',
  allied: 'R8.2',
  needed: 'R9.3',
  no_knight: 'R9.2',
  neutral: 'R10.1',
  just_sold: 'R4.3',
  not_in_court: 'R4.3',
  court_closed: 'R4.6',
  deck_empty: 'R4.4',
  between_rounds: 'R4.2',
});
