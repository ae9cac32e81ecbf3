// The clocks of a match: one at each seat, and all of them as a list. The page shows this list if it shows
// the match as a list of moves; otherwise only screen readers find the list. They read a clock only on
// request, and tell the player once that half of the time is left.
import { useEffect, useState } from 'preact/hooks';
import { seatName, type Names } from '../../model/seatNames';
import { t } from '../../words/t';
import { clockText, untilChange } from './clockText';
import type { TableClock, TableClocks } from './context';

/** The milliseconds that are left now. */
function useLeft({ left, runs, at }: TableClock): number {
  const [, draw] = useState(0);
  const now = runs ? left - (Date.now() - at) : left;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => draw(count => count + 1), untilChange(now));
    return () => clearTimeout(timer);
  });
  return now;
}

/** A clock with fewer milliseconds has the colour of warnings. */
const low = 30_000;

export function Clock({ clock }: { clock: TableClock }) {
  const left = useLeft(clock);
  const isLow = left < low && !clock.holidays;
  return (
    <>
      <span class={`seat-clock${clock.runs ? ' runs' : ''}${isLow ? ' low' : ''}`} aria-hidden="true">
        {clockText(left, clock.holidays)}
      </span>{' '}
    </>
  );
}

interface ListProps {
  clocks: TableClocks;
  names: Names;
  /** the viewer's seat; null for a spectator */
  you: number | null;
  /** the seconds with which each clock began */
  bank: number;
  isVisible: boolean;
}

export function ClockList({ clocks: { seats, outs }, names, you, bank, isVisible }: ListProps) {
  const own = you === null ? undefined : seats[you];
  return (
    <>
      <div class={isVisible ? 'clocks' : 'visually-hidden'} role="group" aria-label={t('clock.title')}>
        {Object.entries(seats).map(([seat, clock]) => (
          <Line key={seat} name={seatName(names, Number(seat))} clock={clock} />
        ))}
      </div>
      {own && <Half clock={own} bank={bank} />}
      <p class="visually-hidden" aria-live="polite">
        {outs.at(-1)?.text}
      </p>
    </>
  );
}

function Line({ name, clock }: { name: string; clock: TableClock }) {
  const text = t('clock.of', { name, time: clockText(useLeft(clock), clock.holidays) });
  return (
    <p class={clock.runs ? 'runs' : undefined} role="timer" aria-live="off" aria-label={text}>
      {text}
    </p>
  );
}

function Half({ clock, bank }: { clock: TableClock; bank: number }) {
  const isHalf = useLeft(clock) <= bank * 500;
  return (
    <p class="visually-hidden" aria-live="polite">
      {isHalf && t('clock.half')}
    </p>
  );
}
