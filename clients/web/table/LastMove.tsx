// The last move in words, in windows without space for the log. A press on it lists all events since the
// player's own last move. A press on one of them marks its places on the boards.
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../model/game';
import { t } from '../words/t';
import { ClockContext } from './clock/context';
import { useHistory } from './EventLog';
import { movesSince } from './movesSince';
import { pointedEvent } from './pointedEvent';

interface Props extends Pick<TableProps, 'events' | 'you' | 'names' | 'eventText'> {
  /** kinds of events that it leaves out, because the table shows them clearly */
  untold?: readonly string[];
}

export function LastMove({ events, you, names, eventText, untold }: Props) {
  const [isOpen, open] = useState(false);
  const history = useHistory(events);
  const since = you === null ? [] : movesSince(history, you, untold);
  const moves = since.length > 0 ? since : movesSince(history, null, untold).slice(0, 1);
  const pressed = useRef<{ e: string } | null>(null);
  // A line of the log under the pointer keeps its marks.
  function unpoint() {
    if (pointedEvent.value === pressed.current) pointedEvent.value = null;
  }
  useEffect(() => unpoint, [events]);
  // For about one turn of each seat, the line says that a clock has reached zero.
  const out = useContext(ClockContext)?.outs.at(-1);
  const age = (history.at(-1)?.v ?? 0) - (out?.v ?? 0);
  const outText = out && age <= Object.keys(names).length ? out.text : '';
  if (moves.length === 0) return <div class="last-move" />;
  function point(event: { e: string }) {
    pressed.current = pointedEvent.value = event;
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
          unpoint();
          open(!isOpen);
        }}
      >
        <span>
          {[outText, ...moves.flatMap(move => move.map(event => eventText(event, names)))].join(' ').trim()}
        </span>
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
