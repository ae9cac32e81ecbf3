// The rules page of Kingdomino. It has the rules of engine/kingdomino/RULES.md in words for players, with the
// same numbers.
import type { RulesPage } from '../../../model/game';
import { Drawings } from '../drawings/Drawings';
import en from '../../../../rules/kingdomino.en.md';
import { Figure } from './Figures';
import it from '../../../../rules/kingdomino.it.md';

const page: RulesPage = { text: { en, it }, Drawings, Figure };
export default page;
