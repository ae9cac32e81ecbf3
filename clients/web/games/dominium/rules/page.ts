// The rules page of Domìnium. It has the rules of engine/dominium/RULES.md in words for players, with the
// same numbers.
import type { RulesPage } from '../../../model/game';
import { Drawings } from '../drawings/Drawings';
import en from '../../../../rules/dominium.en.md';
import { Figure } from './Figures';
import it from '../../../../rules/dominium.it.md';

const page: RulesPage = { text: { en, it }, Drawings, Figure };
export default page;
