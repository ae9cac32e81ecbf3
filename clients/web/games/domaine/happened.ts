// The events since a player's own last turn.
import type { DomaineEvents } from 'reami';

/** A turn ends with one of these (RULES.md, R4), in the set-up with a castle. */
const own = new Set(['castle', 'drew', 'took', 'ended', 'sold']);

export function happenedSince(events: DomaineEvents, seat: number): DomaineEvents {
  const isOwn = events.map(event => own.has(event.e) && 'seat' in event && event.seat === seat);
  return events.slice(isOwn.lastIndexOf(true) + 1);
}
