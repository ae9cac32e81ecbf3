// Marks the elements on the table that a hint names, even those that are drawn later. Scrolls to them.
import { useLayoutEffect } from 'preact/hooks';
import { hintedPlaces } from './context';

const all = (within: Element, selector: string) =>
  selector === '' ? [] : [...within.querySelectorAll(selector)];

/** `at` are CSS selectors. The id of the element of a place is `prefix` followed by the place's name. */
export function useMarks(at: string, places: readonly string[], prefix: string): void {
  const named = places.join(' ');
  // Runs before the browser draws, so that the mark and the words appear together.
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
    // A hand or a market may be wider than the element around it.
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
