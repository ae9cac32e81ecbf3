// Marks at the table what a hint speaks of, also when that is drawn later, and brings it into sight.
import { useEffect } from 'preact/hooks';
import { hintedPlaces } from './context';

const all = (within: Element, selector: string) =>
  selector === '' ? [] : [...within.querySelectorAll(selector)];

/** `at` are CSS selectors; `prefix` stands before the names of `places` in the ids of their elements. */
export function useMarks(at: string, places: readonly string[], prefix: string): void {
  const named = places.join(' ');
  useEffect(() => {
    hintedPlaces.value = places;
    const selector = [at, ...places.map(place => `[id="${prefix}${place}"]`)].filter(Boolean).join(', ');
    const table = document.querySelector('.table-frame')!;
    function mark() {
      const wanted = new Set(all(table, selector));
      for (const marked of all(table, '[data-hinted]'))
        if (!wanted.has(marked)) marked.removeAttribute('data-hinted');
      for (const one of wanted) one.setAttribute('data-hinted', '');
    }
    mark();
    // a hand or a market may be wider than its place
    if (at !== '') table.querySelector(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const drawn = new MutationObserver(mark);
    drawn.observe(table, { childList: true, subtree: true });
    return () => {
      drawn.disconnect();
      hintedPlaces.value = [];
      for (const marked of all(table, '[data-hinted]')) marked.removeAttribute('data-hinted');
    };
  }, [at, named, prefix]);
}
