// What happened in a match, newest first.
import { useEffect, useState } from 'preact/hooks';
import type { TableProps } from '../model/game';
import { t } from '../words/t';

interface Happened<E> {
  readonly key: number;
  readonly event: E;
}

/**
 * What was shown since the table was opened; `events` is the last update's list, another array for each
 * update.
 */
export function useHistory<E>(events: readonly E[]): readonly Happened<E>[] {
  const [history, setHistory] = useState<readonly Happened<E>[]>([]);
  useEffect(() => {
    if (events.length === 0) return;
    setHistory(told => [...told, ...events.map((event, n) => ({ key: told.length + n, event }))]);
  }, [events]);
  return history;
}

interface Props extends Pick<TableProps, 'names' | 'eventText' | 'withoutLog'> {
  told: readonly Happened<{ e: string }>[];
}

export function EventLog({ told, names, eventText, withoutLog }: Props) {
  if (withoutLog) return null;
  return (
    <section class="event-log" aria-labelledby="event-log-title">
      <h2 id="event-log-title">{t('log.title')}</h2>
      {/* can be scrolled, so it can be focused */}
      <ol tabIndex={0} aria-labelledby="event-log-title">
        {[...told].reverse().map(({ key, event }) => (
          <li key={key}>{eventText(event, names)}</li>
        ))}
      </ol>
    </section>
  );
}
