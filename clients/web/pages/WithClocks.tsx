// Gives the clocks of a match to its table and to the log. Without clocks, it only shows the table.
import type { ComponentChildren } from 'preact';
import type { FromServerRoom } from 'reami';
import { isolated } from '../words/isolated';
import { namesOf } from '../model/seatNames';
import type { ClocksSeen } from '../net/clocksSeen';
import { useRoom } from '../room/roomContext';
import { ClockContext, type TableClocks } from '../table/clock/context';
import { clockParts } from '../table/clock/parts';
import { lazy } from '../ui/lazy';
import { known } from '../words/t';

const ClockList = lazy(async () => ({ default: (await clockParts()).ClockList }));

interface Props {
  room: FromServerRoom;
  /** the number of the match */
  match: number;
  isTelevision: boolean;
  /** true if the page shows the match as a list of moves, which has no places for clocks */
  isList: boolean;
  children: ComponentChildren;
}

export function WithClocks({ room, match, isTelevision, isList, children }: Props) {
  const { client } = useRoom();
  const seen = client.clocks.value;
  const clocks = seen?.match === match ? clocksOf(seen, room) : null;
  return (
    <ClockContext.Provider value={clocks}>
      {clocks && (
        <ClockList
          clocks={clocks}
          names={namesOf(room)}
          you={isTelevision ? null : client.you.value}
          bank={room.time.bank ?? 0}
          isVisible={isList}
        />
      )}
      {children}
    </ClockContext.Provider>
  );
}

/** The clocks of people; bots have none. After the match, only the lines of the log stay. */
function clocksOf(
  { seats, at, outs = [] }: ClocksSeen,
  { phase, seats: people, time }: FromServerRoom,
): TableClocks {
  const isShown = (seat: string) =>
    phase === 'playing' && people[seat] != null && people[seat].bot === undefined;
  const nameOf = (seat: number) => isolated(people[seat]?.name ?? String(seat));
  return {
    seats: Object.fromEntries(
      Object.entries(seats)
        .filter(([seat]) => isShown(seat))
        .map(([seat, clock]) => [seat, { ...clock, at }]),
    ),
    outs: outs.map(({ seat, v }) => ({
      key: `out ${v} ${seat}`,
      v,
      text: known(`clock.out.${time.at_zero}`, { name: nameOf(seat) }) ?? '',
    })),
  };
}
