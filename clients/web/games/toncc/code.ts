// The names of regions on the table: the first letter of the colour in the client's language, and the number.
import type { EventMembers } from '../../model/eventText';
import { t } from '../../words/t';

/**
 * Translates the letters in the name of a region (`Y3`) or of a kingdom (`B1-Y1-R1`). The protocol uses the
 * English letters.
 */
export const codeText = (name: string) =>
  name.replace(/[BYR]/g, letter => t(`toncc.letter.${letter as 'B' | 'Y' | 'R'}`));

export const eventMembers: EventMembers = {
  region: codeText,
  kingdom: codeText,
  from: codeText,
  to: codeText,
};
