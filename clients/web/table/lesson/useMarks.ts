// Marks the elements of a hint on the table, including those drawn later, and scrolls them into view.
import { useLayoutEffect } from 'preact/hooks';
import { hintedPlaces } from './context';

const all = (within: Element, selector: string) =>
  selector === '' ? [] : [...within.querySelectorAll(selector)];

/** `at` are CSS selectors. The id of a place's element is `prefix` and its name. */
export function useMarks(at: string, places: readonly string[], prefix: string): void {
  const named = places.join(' ');
  // runs before the browser paints, so that the mark appears with the words
  useLayoutEffect(() => {
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
    // a hand or a market may be wider than its container
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
