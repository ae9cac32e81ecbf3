// For each code of a refusal: the rule that the refused move breaks, such as R3.1. The codes are in the order
// of engine/dominium/rule.hpp.
import { rulesByCode } from '../../../rules/rulesByCode';

export const ruleOf = rulesByCode('dominium', {
  wrong_kind: 'R2.2',
  halves_apart: 'R3.1',
  occupied: 'R3.1',
  not_its_half: 'R4.1',
  fief_skipped: 'R4.1',
  not_at_its_end: 'R4.2',
  not_a_territory: 'R1.2',
  not_of_the_tile: 'R3.2',
  not_of_the_fief: 'R5.1',
  own_already: 'R5.1',
  between_rounds: 'R6.1',
});
