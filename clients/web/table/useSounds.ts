// What is heard of a table: its events, and that it is your turn.
import { useEffect } from 'preact/hooks';
import { sound, type Sound } from './sounds';

/** Of the last update's events only the first in `heard` sounds: pairs of an event's name and its sound. */
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
