// What stands where at a table, at every size of window: whatever a decision needs is in sight together,
// without scrolling. Where things stand is said by style/frame.css alone.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { withStyle } from '../browser/styles';
import style from '../style/signs.css';

interface Props {
  /** the class of the game */
  game: string;
  /** whose turn it is, and why the last move was refused */
  head: ComponentChildren;
  /** who has what, if the board does not say it */
  score?: ComponentChildren;
  /** fills what room it gets, whatever its shape */
  board: ComponentChildren;
  /** what lies open to all, beside the board */
  stock?: ComponentChildren;
  /** what is held in hand, or laid out to choose from; nothing for spectators */
  hand?: ComponentChildren;
  /** what would happen, and the buttons that send it or take it back */
  act?: ComponentChildren;
  /** where there is room for it, else below */
  log?: ComponentChildren;
  onKeyDown?(event: KeyboardEvent): void;
}

/** How far down the page, or what lies over it, it begins: it takes what is left of the window. */
function useTop() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isOver = place.current!.closest('.board-then') !== null;
    function measure() {
      const top = Math.round(place.current!.getBoundingClientRect().top + (isOver ? 0 : scrollY));
      place.current!.style.setProperty('--frame-top', `${top}px`);
    }
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    if (!isOver) scrollTo(0, 0); // what stood here before may have been scrolled
    return () => observer.disconnect();
  }, []);
  return place;
}

/** The last press, of which the notes do not know while they are fetched. */
let press: PointerEvent | null = null;

/** A finger or a pointer that rests on a sign is told what that is. */
async function pointAt(event: PointerEvent, game: string): Promise<void> {
  const element = (event.target as Element).closest('[data-rule], [title]');
  if (element === null) return;
  const before = press;
  const notes = await withStyle(style, import('./signNotes')).catch(() => null); // the table works without
  notes?.begin(event, { element, game }, press !== before && element.contains(press!.target as Element));
}

export function TableFrame({ game, onKeyDown, ...areas }: Props) {
  const place = useTop();
  const looksOn = areas.hand === undefined;
  return (
    <div class="frame-place" ref={place}>
      <div
        class={`table-frame ${game} ${looksOn ? 'looking-on' : ''}`}
        onKeyDown={onKeyDown}
        onPointerOver={event => void pointAt(event, game)}
        onPointerDownCapture={event => void (press = event)}
      >
        <div class="frame-head">{areas.head}</div>
        <div class="frame-board">{areas.board}</div>
        {areas.score && <div class="frame-score">{areas.score}</div>}
        {areas.stock && <div class="frame-stock">{areas.stock}</div>}
        {!looksOn && <div class="frame-hand">{areas.hand}</div>}
        {areas.act && <div class="frame-act">{areas.act}</div>}
        {areas.log && <div class="frame-log">{areas.log}</div>}
      </div>
    </div>
  );
}
