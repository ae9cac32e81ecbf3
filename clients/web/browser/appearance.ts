// How this device shows the pages. What somebody has chosen is kept in this browser, and stands as attributes
// of the document, which the styles go by (style/colours.css); else the device decides.
import { computed, effect, signal, type Signal } from '@preact/signals';
import { store, stored } from './storage';

/** One of these; the first until another is chosen. */
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

/** Whether the device asks for it, now. */
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
/** Moves as the server reads them, and all that it sends. */
export const notation = choice('reami.notation', ['off', 'on']);
/** On a phone before a television: the board comes after what is in hand. */
export const hand = choice('reami.hand', ['usual', 'first']);
/** Of seats: the usual ones, or such as are told apart by who sees fewer colours. */
export const colours = choice('reami.colours', ['usual', 'apart']);

const asksForContrast = asked('(prefers-contrast: more)');
const asksForStillness = asked('(prefers-reduced-motion: reduce)');
/** The device replaces the colours of all pages by those that the person chose. */
export const hasForcedColours = asked('(forced-colors: active)');
export const hasMoreContrast = computed(() => contrast.value === 'more' || asksForContrast.value);
/** Nothing may move. */
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
