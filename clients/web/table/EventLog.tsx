// The log: the events of a match, the newest first. The first event of each move has the move's number.
import { createContext } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { TableProps } from '../model/game';
import type { PastMoves } from '../model/pastMoves';
import type { Names } from '../model/seatNames';
import { t } from '../words/t';
import { ClockContext } from './clock/context';
import { useHolding } from './heldLine';
import { pointedEvent } from './pointedEvent';
import { ReplayContext } from './replayContext';

/** What a page knows about earlier events of its match. */
interface Past {
  readonly told: PastMoves;
  /** the people to whom the seats belong, also while bots play for them */
  readonly names: Names;
  /** from now on, asks for missing events */
  want(): void;
  /** true if the page shows an earlier table while the player holds a line */
  readonly showsThen: boolean;
}

/** Null for pages that show events in their own way. */
export const PastContext = createContext<Past | null>(null);

interface Happened<E> {
  readonly key: string;
  /** the number of moves up to the event; null if nobody knows it */
  readonly v: number | null;
  readonly event: E;
}

/**
 * All events of the match up to now. On a page that knows no earlier events, only `events`, those of the last
 * update.
 */
export function useHistory<E>(events: readonly E[]): readonly Happened<E>[] {
  const told = useContext(PastContext)?.told ?? null;
  return useMemo(() => {
    const moves = told ?? [{ v: null, events }];
    return moves.flatMap(({ v, events }) =>
      events.map((event, n) => ({ key: `${v}.${n}`, v, event: event as E })),
    );
  }, [told, told ? null : events]);
}

/**
 * Whether the log shows the event. It leaves out the end of the match, because the result above the table
 * shows it.
 */
const isTold = ({ event }: Happened<{ e: string }>) => event.e !== 'match_ended';

/** A line with an event or with a given text. */
interface LineOf {
  readonly key: string;
  readonly v: number | null;
  readonly event?: { readonly e: string };
  readonly text?: string;
}

interface Props extends Pick<TableProps, 'names' | 'eventText' | 'withoutLog'> {
  told: readonly Happened<{ e: string }>[];
}

/** The lines of the log, the newest first: the events, and the clocks that have reached zero. */
function useLines(told: Props['told']): readonly LineOf[] {
  const outs = useContext(ClockContext)?.outs ?? [];
  const lines: LineOf[] = [...told.filter(isTold), ...outs];
  return lines.sort((a, b) => (a.v ?? 0) - (b.v ?? 0)).reverse();
}

export function EventLog({ told, names, eventText, withoutLog }: Props) {
  const past = useContext(PastContext);
  const lines = useLines(told);
  useEffect(() => {
    if (!withoutLog) past?.want();
  }, [past, withoutLog]);
  // If a line disappears under the pointer, the browser sends no leave event.
  useEffect(() => () => void (pointedEvent.value = null), []);
  const instead = useContext(ReplayContext);
  if (instead !== null) return <>{instead.log}</>;
  if (withoutLog) return null;
  return (
    <section class="event-log" aria-labelledby="event-log-title">
      <h2 id="event-log-title">{t('log.title')}</h2>
      {/* It can have the focus, because it scrolls. */}
      <ol tabIndex={0} aria-labelledby="event-log-title" onKeyDown={walk}>
        {lines.map(({ key, ...line }, n) => (
          <Line
            key={key}
            {...line}
            isFirst={line.v !== lines[n + 1]?.v}
            names={past?.names ?? names}
            eventText={eventText}
          />
        ))}
      </ol>
    </section>
  );
}

type LineProps = Omit<LineOf, 'key'> &
  Pick<TableProps, 'names' | 'eventText'> & {
    /** whether the line below tells of another move */
    isFirst: boolean;
  };

/** The arrow keys move the focus from line to line. */
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

/**
 * A line of the log. It is a separate component, so that only changed lines of a long log are drawn again.
 */
function Line({ v, event, text: given, isFirst, names, eventText }: LineProps) {
  const showsThen = useContext(PastContext)?.showsThen === true && v !== null;
  const text = given ?? eventText(event!, names);
  const { letGo, ...holding } = useHolding(showsThen ? { v, text } : null);
  const point = () => (pointedEvent.value = event ?? null);
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
      {isFirst && v !== null && v > 0 && <span class="soft">{v}. </span>}
      {text}
    </li>
  );
}
