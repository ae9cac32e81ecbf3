// What happened since a person's own last move: the others' moves, as the table tells and marks them.

interface Happened<Event> {
  /** how many moves had been played then */
  readonly v: number | null;
  readonly event: Event;
}

/**
 * The events of each move after that person's own last one, the newest move first; of all moves for `null`.
 * Moves of which nothing is told are left out.
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
