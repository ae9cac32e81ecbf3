// For each code of a refusal: the rule that the refused move breaks, such as R2.2. The codes are in the order
// of engine/toncc/rule.hpp.
import { rulesByCode } from '../../../rules/rulesByCode';

export const ruleOf = rulesByCode('toncc', { no_place: 'R2.2', between_rounds: 'R5.1' });
