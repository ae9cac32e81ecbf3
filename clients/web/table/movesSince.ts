// The events since a person's own last move. Other players have made these moves.

interface Happened<Event> {
  /** the number of moves up to the event */
  readonly v: number | null;
  readonly event: Event;
}

/**
 * The events of each move after the person's own last one; for `null`, of all moves. The newest move comes
 * first. Leaves out moves that have no event to show.
 */
export function movesSince<Event extends { e: string }>(
  told: readonly Happened<Event>[],
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
    .map(({ events }) => you !== null && (events[0] as { seat?: number } | undefined)?.seat === you)
    .lastIndexOf(true);
  return moves
    .slice(own + 1)
    .map(({ events }) => events.filter(({ e }) => !untold.includes(e)))
    .filter(events => events.length > 0)
    .reverse();
}
