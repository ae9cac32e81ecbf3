// What a region is called at the table: the letter of its colour in the language that is spoken, and its
// number.
import type { EventMembers } from '../../model/eventText';
import { t } from '../../words/t';

/** Of a region, `Y3`, or of a kingdom, `B1-Y1-R1`. On the wire the letters are the English ones. */
export const codeText = (name: string) =>
  name.replace(/[BYR]/g, letter => t(`toncc.letter.${letter as 'B' | 'Y' | 'R'}`));

export const eventMembers: EventMembers = {
  region: codeText,
  kingdom: codeText,
  from: codeText,
  to: codeText,
};
