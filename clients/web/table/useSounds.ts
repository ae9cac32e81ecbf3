// The sounds of a table, for its events and for the player's turn.
import { useEffect } from 'preact/hooks';
import { sound, type Sound } from './sounds';

/**
 * `heard` are pairs: the name of an event, and its sound. The first pair whose event is in the last update
 * makes its sound; the others don't.
 */
export function useSounds(
  events: readonly { e: string }[],
  isAsked: boolean,
  heard: readonly (readonly [string, Sound])[],
): void {
  useEffect(() => {
    const found = heard.find(([kind]) => events.some(event => event.e === kind));
    if (found) sound(found[1]);
  }, [events]);
  useEffect(() => {
    if (isAsked) sound('your_turn');
  }, [isAsked]);
}
