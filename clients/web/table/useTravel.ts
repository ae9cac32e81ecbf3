// Animates pieces that move from one place of the table to another. The animation is only a picture above the
// table. It delays no action.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../browser/appearance';

/** A piece that the last update has brought to a place. */
export interface Arrival {
  /** the value of `data-travels` at the piece's earlier place */
  readonly what: string;
  /** the piece's new place: a CSS selector, which may match several parts */
  readonly at: string;
}

interface Lying {
  readonly picture: Element;
  readonly from: DOMRect;
}

/** How many milliseconds the animation takes. */
const duration = 600;

/** The picture and the place of each piece on the table that may travel. */
function lyingIn(table: Element): Map<string, Lying> {
  const places = [...table.querySelectorAll<HTMLElement>('[data-travels]')];
  return new Map(
    places.flatMap(place => {
      const picture = place.querySelector('svg');
      return picture ? [[place.dataset['travels']!, { picture, from: picture.getBoundingClientRect() }]] : [];
    }),
  );
}

/** The rectangle around all these parts. */
function around(parts: readonly Element[]): DOMRect {
  const all = parts.map(part => part.getBoundingClientRect());
  const [left, top] = [Math.min(...all.map(one => one.left)), Math.min(...all.map(one => one.top))];
  const [right, bottom] = [Math.max(...all.map(one => one.right)), Math.max(...all.map(one => one.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

function travel({ picture, from }: Lying, parts: readonly Element[]): void {
  // Ends other animations at the new place, because they would change its measured size.
  for (const part of parts) for (const moving of part.getAnimations()) moving.finish();
  const to = around(parts);
  const traveller = document.createElement('div');
  traveller.className = 'traveller';
  traveller.ariaHidden = 'true';
  traveller.append(picture.cloneNode(true));
  document.body.append(traveller);
  const isUpright = to.height > to.width;
  const scale = Math.max(to.width, to.height) / from.width;
  const centre = (box: DOMRect) => `${box.x + box.width / 2}px ${box.y + box.height / 2}px`;
  traveller.style.width = `${from.width}px`;
  const way = [
    { translate: centre(from), rotate: '0deg', scale: 1 },
    { translate: centre(to), rotate: isUpright ? '90deg' : '0deg', scale },
  ];
  traveller.animate(way, { duration, easing: 'ease-in-out' }).onfinish = () => traveller.remove();
  for (const part of parts) part.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** `arrivals` are the pieces that the last update has brought. Every update has a new list. */
export function useTravel(arrivals: readonly Arrival[]): void {
  const lying = useRef(new Map<string, Lying>());
  useLayoutEffect(() => {
    const table = document.querySelector('.table-frame');
    if (isStill.value || table === null) return;
    for (const { what, at } of arrivals) {
      const before = lying.current.get(what);
      const parts = [...table.querySelectorAll(at)];
      if (before && parts.length > 0) travel(before, parts);
    }
  }, [arrivals]);
  useLayoutEffect(() => {
    const table = document.querySelector('.table-frame');
    if (table !== null && !isStill.value) lying.current = lyingIn(table);
  });
}
