// Fetches the parts of a table that show clocks. Most matches have no clocks.
import { withStyle } from '../../browser/styles';
import style from '../../style/clock.css';
import { withWords } from '../../words/t';
import { words } from './words';

export const clockParts = () => withStyle(style, withWords(words, import('./Clocks')));
