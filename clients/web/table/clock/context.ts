// The clocks that the page of a room gives to its table. Other pages have none.
import { createContext } from 'preact';
import type { FromServerSeatClock } from 'reami';

export interface TableClock extends FromServerSeatClock {
  /** the time at which `left` was right, on this device's clock */
  readonly at: number;
}

export interface TableClocks {
  /** the clocks of the people at the table */
  readonly seats: Readonly<Record<number, TableClock>>;
  /** lines for the log about clocks that have reached zero */
  readonly outs: readonly { readonly key: string; readonly v: number; readonly text: string }[];
}

export const ClockContext = createContext<TableClocks | null>(null);
