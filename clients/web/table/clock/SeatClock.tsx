// The place of the clock before a player's name; empty if the match has no clocks, or a bot has the seat.
import { useContext } from 'preact/hooks';
import { lazy } from '../../ui/lazy';
import { ClockContext } from './context';
import { clockParts } from './parts';

const Clock = lazy(async () => ({ default: (await clockParts()).Clock }));

export function SeatClock({ seat }: { seat: number }) {
  const clock = useContext(ClockContext)?.seats[seat];
  return clock ? <Clock clock={clock} /> : null;
}
