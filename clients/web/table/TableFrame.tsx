// The layout of a table for every size of window. Everything that a player needs for a decision is visible
// together, without scrolling. Only style/frame.css says where each part is.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { withStyle } from '../browser/styles';
import style from '../style/signs.css';

interface Props {
  /** the class of the game */
  game: string;
  /** the turn, and why the server refused a move */
  head: ComponentChildren;
  /** the possessions of the players, if the board does not show them */
  score?: ComponentChildren;
  /** fills the space that it gets, whatever its shape */
  board: ComponentChildren;
  /** the open pieces beside the board */
  stock?: ComponentChildren;
  /** the player's hand, or what the player can choose; absent for spectators */
  hand?: ComponentChildren;
  /** the laid out move, and the buttons that send it or take it back */
  act?: ComponentChildren;
  /** the log; beside the board if the window has space, otherwise below it */
  log?: ComponentChildren;
  onKeyDown?(event: KeyboardEvent): void;
}

/**
 * How far the frame is below the top of the page, or of a layer above the page. The frame takes the rest of
 * the window.
 */
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
    if (!isOver) scrollTo(0, 0); // a person may have scrolled the earlier content
    return () => observer.disconnect();
  }, []);
  return place;
}

/** The last press. While the notes are loading, they can't notice presses. */
let press: PointerEvent | null = null;

/** Shows the note about the sign on which a finger or a pointer rests. */
async function pointAt(event: PointerEvent, game: string): Promise<void> {
  const element = (event.target as Element).closest('[data-rule], [title]');
  if (element === null) return;
  const before = press;
  const notes = await withStyle(style, import('./signNotes')).catch(() => null); // the table needs none
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
