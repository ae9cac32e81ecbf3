// How pages look on this device. This browser stores a person's choices. Attributes of the document pass them
// to the styles (style/colours.css). Without a choice, the settings of the device apply.
import { computed, effect, signal, type Signal } from '@preact/signals';
import { store, stored } from './storage';

/** A stored setting, which has one of these values. The first value is the default. */
function choice<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Signal<Value> {
  const kept = stored(key);
  const chosen = signal(values.find(value => value === kept) ?? values[0]);
  let isFirst = true;
  effect(() => {
    const value = chosen.value;
    if (!isFirst) store(key, value);
    isFirst = false;
  });
  return chosen;
}

/** Whether this media query is true now, by the settings of the device. */
function asked(by: string): Signal<boolean> {
  const media = matchMedia(by);
  const is = signal(media.matches);
  media.addEventListener('change', () => (is.value = media.matches));
  return is;
}

export const themes = ['device', 'light', 'dark'] as const;
export const theme = choice('reami.theme', themes);
export const contrast = choice('reami.contrast', ['device', 'more']);
export const motion = choice('reami.motion', ['device', 'off']);
export const coordinates = choice('reami.coordinates', ['on', 'off']);
/** When on, the client shows moves in the protocol's notation, and everything that the server sends. */
export const notation = choice('reami.notation', ['off', 'on']);
/**
 * `first` shows the player's hand above the board. It is for a phone beside a television that shows the
 * table.
 */
export const hand = choice('reami.hand', ['usual', 'first']);
/** The colours of seats: the usual ones, or others that colour-blind people can tell apart. */
export const colours = choice('reami.colours', ['usual', 'apart']);

const asksForContrast = asked('(prefers-contrast: more)');
const asksForStillness = asked('(prefers-reduced-motion: reduce)');
/** Whether the device replaces the colours of all pages by colours that the person has chosen. */
export const hasForcedColours = asked('(forced-colors: active)');
export const hasMoreContrast = computed(() => contrast.value === 'more' || asksForContrast.value);
/** Whether animations are off. */
export const isStill = computed(() => motion.value === 'off' || asksForStillness.value);

function mark(name: string, value: string | null): void {
  if (value === null) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

effect(() => {
  mark('theme', theme.value === 'device' ? null : theme.value);
  mark('contrast', hasMoreContrast.value ? 'more' : null);
  mark('motion', isStill.value ? 'off' : null);
  mark('coordinates', coordinates.value === 'off' ? 'off' : null);
  mark('hand', hand.value === 'first' ? 'first' : null);
  mark('colours', colours.value === 'apart' ? 'apart' : null);
});
