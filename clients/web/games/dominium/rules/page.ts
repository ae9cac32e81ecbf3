// The rules of Domìnium to read: engine/dominium/RULES.md for people, with the same numbers.
import type { RulesPage } from '../../../model/game';
import { Drawings } from '../drawings/Drawings';
import en from '../../../../rules/dominium.en.md';
import { Figure } from './Figures';
import it from '../../../../rules/dominium.it.md';

const page: RulesPage = { text: { en, it }, Drawings, Figure };
export default page;
