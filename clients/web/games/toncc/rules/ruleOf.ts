// Where in the rules page (R2.2) stands what a refused move breaks. The order is that of
// engine/toncc/rule.hpp.
import { rulesByCode } from '../../../rules/rulesByCode';

export const ruleOf = rulesByCode('toncc', { no_place: 'R2.2', between_rounds: 'R5.1' });
