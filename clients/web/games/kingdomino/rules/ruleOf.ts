// For each code of a refusal: the rule that the refused move breaks, such as R3.4. The codes are in the order
// of engine/kingdomino/rule.hpp.
import { rulesByCode } from '../../../rules/rulesByCode';

export const ruleOf = rulesByCode('kingdomino', {
  wrong_kind: 'R2.1',
  halves_apart: 'R3.2',
  occupied: 'R3.2',
  no_match: 'R3.3',
  too_wide: 'R3.4',
  not_in_row: 'R2.2',
  taken: 'R2.2',
  between_rounds: 'R5.1',
});
