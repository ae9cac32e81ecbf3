// What happened in a match, newest first: who, what, and at which move.
import { createContext } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { TableProps } from '../model/game';
import type { PastMoves } from '../model/pastMoves';
import { t } from '../words/t';
import { useHolding } from './heldLine';
import { pointedEvent } from './pointedEvent';

/** What a page knows of the past of its match. */
interface Past {
  readonly told: PastMoves;
  /** asks for what is missing, now and later */
  want(): void;
  /** the page shows the table as it was at a line that is held */
  readonly showsThen: boolean;
}

/** Null where a page knows no past, as it tells what happens in its own way. */
export const PastContext = createContext<Past | null>(null);

interface Happened<E> {
  readonly key: string;
  /** so many moves had been played then; null if nobody knows */
  readonly v: number | null;
  readonly event: E;
}

/** All that happened in the match until now; where no page knows it, `events`, those of the last update. */
export function useHistory<E>(events: readonly E[]): readonly Happened<E>[] {
  const told = useContext(PastContext)?.told ?? null;
  return useMemo(() => {
    const moves = told ?? [{ v: null, events }];
    return moves.flatMap(({ v, events }) =>
      events.map((event, n) => ({ key: `${v}.${n}`, v, event: event as E })),
    );
  }, [told, told ? null : events]);
}

/** Who won is said above the table, and with it that it is over. */
const isTold = ({ event }: Happened<{ e: string }>) => event.e !== 'match_ended';

interface Props extends Pick<TableProps, 'names' | 'eventText' | 'withoutLog'> {
  told: readonly Happened<{ e: string }>[];
}

export function EventLog({ told, names, eventText, withoutLog }: Props) {
  const past = useContext(PastContext);
  useEffect(() => {
    if (!withoutLog) past?.want();
  }, [past, withoutLog]);
  // a line that goes away under the pointer is left, too
  useEffect(() => () => void (pointedEvent.value = null), []);
  if (withoutLog) return null;
  return (
    <section class="event-log" aria-labelledby="event-log-title">
      <h2 id="event-log-title">{t('log.title')}</h2>
      {/* can be scrolled, so it can be focused */}
      <ol tabIndex={0} aria-labelledby="event-log-title" onKeyDown={walk}>
        {told
          .filter(isTold)
          .reverse()
          .map(({ key, ...happened }) => (
            <Line key={key} {...happened} names={names} eventText={eventText} />
          ))}
      </ol>
    </section>
  );
}

type LineProps = Pick<Happened<{ e: string }>, 'v' | 'event'> & Pick<TableProps, 'names' | 'eventText'>;

/** The arrow keys go from line to line. */
function walk(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const lines = [...list.children] as HTMLElement[];
  const at = lines.indexOf(event.target as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  (lines[at + step] ?? (at + step < 0 ? list : null))?.focus();
}

/** A component of its own, so that it is drawn anew only where it differs: logs are long. */
function Line({ v, event, names, eventText }: LineProps) {
  const showsThen = useContext(PastContext)?.showsThen === true && v !== null;
  const text = eventText(event, names);
  const { letGo, ...holding } = useHolding(showsThen ? { v, text } : null);
  const point = () => (pointedEvent.value = event);
  const leave = () => {
    pointedEvent.value = null;
    letGo?.();
  };
  return (
    <li
      tabIndex={-1}
      title={showsThen ? t('log.hold') : undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      {...holding}
    >
      {v !== null && v > 0 && <span class="soft">{v}. </span>}
      {text}
    </li>
  );
}
