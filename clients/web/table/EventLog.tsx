// What happened in a match, newest first. The sentences come from the game.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/t';

export interface LogLine {
  readonly key: number;
  readonly text: string;
}

/**
 * What was shown since the table was opened; `events` is the last update's list, another array for each
 * update.
 */
export function useHistory<E>(events: readonly E[]): readonly { key: number; event: E }[] {
  const [history, setHistory] = useState<{ key: number; event: E }[]>([]);
  useEffect(() => {
    if (events.length === 0) return;
    setHistory(told => [...told, ...events.map((event, n) => ({ key: told.length + n, event }))]);
  }, [events]);
  return history;
}

export function EventLog({ lines }: { lines: readonly LogLine[] }) {
  return (
    <section class="event-log" aria-labelledby="event-log-title">
      <h2 id="event-log-title">{t('log.title')}</h2>
      {/* can be scrolled, so it can be focused */}
      <ol tabIndex={0} aria-labelledby="event-log-title">
        {[...lines].reverse().map(line => (
          <li key={line.key}>{line.text}</li>
        ))}
      </ol>
    </section>
  );
}
