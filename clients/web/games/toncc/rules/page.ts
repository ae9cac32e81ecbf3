// The rules of Tóncc to read: engine/toncc/RULES.md for people, with the same numbers.
import type { RulesPage } from '../../../model/game';
import { Drawings } from '../drawings/Drawings';
import en from '../../../../rules/toncc.en.md';
import { Figure } from './Figures';
import it from '../../../../rules/toncc.it.md';

const page: RulesPage = { text: { en, it }, Drawings, Figure };
export default page;
