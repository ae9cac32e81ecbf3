// The domino that is to be placed, in the player's hand: dragged onto the board, or turned by its button.
// Once it is pinned there, buttons move it on.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { t } from '../words/t';
import { NudgeButtons } from './NudgeButtons';
import type { Direction } from './squares';

interface Props {
  /** the domino in words */
  text: string;
  disabled: boolean;
  /** it lies on the board, to be confirmed */
  pinned: boolean;
  /** its picture, turned as it is held */
  children: ComponentChildren;
  onTurn(): void;
  onStep(towards: Direction): void;
  /** dragged over that point of the window, or dropped there */
  onDrag(x: number, y: number): void;
  onDrop(x: number, y: number): void;
}

/** A finger hides what is under it: the domino is held above it. */
const aboveFinger = 52;
const lift = (event: PointerEvent) => event.clientY - (event.pointerType === 'touch' ? aboveFinger : 0);

export function HeldDomino({ text, disabled, pinned, children, onTurn, onStep, onDrag, onDrop }: Props) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const [moved, setMoved] = useState<{ x: number; y: number } | null>(null);

  function down(event: PointerEvent) {
    if (disabled) return;
    from.current = { x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    event.preventDefault();
  }
  function move(event: PointerEvent) {
    if (!from.current) return;
    setMoved({ x: event.clientX - from.current.x, y: lift(event) - from.current.y });
    onDrag(event.clientX, lift(event));
  }
  function up(event: PointerEvent) {
    if (from.current && moved) onDrop(event.clientX, lift(event));
    from.current = null;
    setMoved(null);
  }

  return (
    <div class={pinned ? 'hand laid' : 'hand'}>
      <div
        class={moved ? 'hand-domino dragged' : 'hand-domino'}
        style={{ transform: moved ? `translate(${moved.x}px, ${moved.y}px)` : '' }}
        role="img"
        aria-label={text}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => ((from.current = null), setMoved(null))}
      >
        {children}
      </div>
      {pinned && <NudgeButtons disabled={disabled} onStep={onStep} />}
      <button type="button" class="turn-button" disabled={disabled} onClick={onTurn}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M19 12a7 7 0 1 1-2.2-5.1M17.5 2.5v5h-5"
            fill="none"
            stroke="currentColor"
            stroke-width="2.4"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
        {t('lay.turn')}
      </button>
    </div>
  );
}
