// The rules page of Tóncc. It has the rules of engine/toncc/RULES.md in words for players, with the same
// numbers.
import type { RulesPage } from '../../../model/game';
import { Drawings } from '../drawings/Drawings';
import en from '../../../../rules/toncc.en.md';
import { Figure } from './Figures';
import it from '../../../../rules/toncc.it.md';

const page: RulesPage = { text: { en, it }, Drawings, Figure };
export default page;
