// The names of regions on the table: the first letter of the colour in the client's language, and the number.
import type { TonccEvents, TonccView } from 'reami';
import type { EventMembers } from '../../model/eventText';
import type { EventText } from '../../model/match';
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

type Layout = TonccView['layout'];

/**
 * Names the places of the Kings' moves after their regions, because the board shows the regions. `now` is the
 * layout of a match whose first events are unknown.
 */
export function toldOver(events: TonccEvents, text: EventText, now: Layout = {}): EventText {
  const layouts = new Map<object, Layout>();
  let layout = events.some(({ e }) => e === 'laid_out') ? {} : now;
  for (const event of events) {
    if (event.e === 'laid_out') layout = event.layout;
    layouts.set(event, layout);
  }
  return (event, names) => text(inRegions(event as TonccEvents[number], layouts.get(event) ?? now), names);
}

function inRegions(event: TonccEvents[number], layout: Layout): TonccEvents[number] {
  if (event.e !== 'moved') return event;
  const region = (place: string) => layout[place] ?? place;
  const kings = Object.entries(event.kings).map(
    ([seat, { from, to }]) => [seat, { from: region(from), to: region(to) }] as const,
  );
  return { ...event, kings: Object.fromEntries(kings) };
}
