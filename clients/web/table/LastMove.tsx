// Where the log has no room in sight: the last move in words. Pressed, it tells all that happened since one's
// own last move; a press on a line of that marks on the boards what the line speaks of.
import { useEffect, useState } from 'preact/hooks';
import type { TableProps } from '../model/game';
import { t } from '../words/t';
import { useHistory } from './EventLog';
import { pointedEvent } from './pointedEvent';

interface Happened {
  readonly v: number | null;
  readonly event: { readonly e: string };
}

type Event = Happened['event'];

/**
 * What is told of the moves after one's own last, the newest first; if nothing is, of the last move of which
 * something is.
 */
export function movesSince(
  told: readonly Happened[],
  you: number | null,
  untold: readonly string[] = [],
): Event[][] {
  const moves: { v: number | null; events: Event[] }[] = [];
  for (const { v, event } of told) {
    const last = moves.at(-1);
    if (last && last.v === v) last.events.push(event);
    else moves.push({ v, events: [event] });
  }
  const own = moves
    .map(({ events }) => you !== null && (events[0] as { seat?: number }).seat === you)
    .lastIndexOf(true);
  const toldOf = moves.map(({ events }) => events.filter(({ e }) => !untold.includes(e)));
  const some = (all: Event[][]) => all.filter(events => events.length > 0);
  const since = you === null ? [] : some(toldOf.slice(own + 1));
  return (since.length > 0 ? since : some(toldOf).slice(-1)).reverse();
}

interface Props extends Pick<TableProps, 'events' | 'you' | 'names' | 'eventText'> {
  /** kinds of events that everybody sees anyway */
  untold?: readonly string[];
}

export function LastMove({ events, you, names, eventText, untold }: Props) {
  const [isOpen, open] = useState(false);
  const history = useHistory(events);
  const moves = movesSince(history, you, untold);
  useEffect(() => () => void (pointedEvent.value = null), [events]);
  if (moves.length === 0) return <div class="last-move" />;
  function point(event: Event) {
    pointedEvent.value = event;
    open(false);
  }
  return (
    <div class="last-move">
      <button
        type="button"
        class="plain"
        aria-expanded={isOpen}
        title={t('last_move.open')}
        onClick={() => {
          pointedEvent.value = null;
          open(!isOpen);
        }}
      >
        <span>{moves.flatMap(move => move.map(event => eventText(event, names))).join(' ')}</span>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={isOpen ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
        </svg>
      </button>
      {isOpen && (
        <ol>
          {moves.flat().map((event, n) => (
            <li key={n}>
              <button type="button" class="plain" onClick={() => point(event)}>
                {eventText(event, names)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
