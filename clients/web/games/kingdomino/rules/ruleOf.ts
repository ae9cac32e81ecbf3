// The rule (R3.4) that a refused move breaks, by code. The order is that of engine/kingdomino/rule.hpp.
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
