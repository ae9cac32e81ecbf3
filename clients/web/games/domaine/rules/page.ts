// The rules page of Domaine. It has the rules of engine/domaine/RULES.md in words for players, with the same
// numbers.
import type { RulesPage } from '../../../model/game';
import { DomaineDefs } from '../drawings/Drawings';
import en from '../../../../rules/domaine.en.md';
import { Figure } from './Figures';
import it from '../../../../rules/domaine.it.md';

const page: RulesPage = { text: { en, it }, Drawings: DomaineDefs, Figure };
export default page;
