// The rule (R2.2) that a refused move breaks, by code. The order is that of engine/toncc/rule.hpp.
import { rulesByCode } from '../../../rules/rulesByCode';

export const ruleOf = rulesByCode('toncc', { no_place: 'R2.2', between_rounds: 'R5.1' });
