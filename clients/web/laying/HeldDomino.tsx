// The domino that the player must place, in the player's hand. The player can drag it onto the board, or turn
// it with its button. When it is pinned on the board, buttons move it.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { t } from '../words/t';
import { NudgeButtons } from './NudgeButtons';
import type { Direction } from './squares';

interface Props {
  /** describes the domino in words */
  text: string;
  disabled: boolean;
  /** true if the domino lies on the board and waits for confirmation */
  pinned: boolean;
  /** the picture of the domino in the direction that it has */
  children: ComponentChildren;
  onTurn(): void;
  /** whether a button can move the pinned domino by one square in this direction */
  canStep(towards: Direction): boolean;
  onStep(towards: Direction): void;
  /** called while the player drags the domino, with the point of the window under it */
  onDrag(x: number, y: number): void;
  onDrop(x: number, y: number): void;
}

/** How many pixels the dragged domino is above the finger, which would otherwise hide it. */
const aboveFinger = 52;
const lift = (event: PointerEvent) => event.clientY - (event.pointerType === 'touch' ? aboveFinger : 0);

export function HeldDomino(props: Props) {
  const { text, disabled, pinned, children, onTurn, canStep, onStep, onDrag, onDrop } = props;
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
      {pinned && <NudgeButtons disabled={disabled} canStep={canStep} onStep={onStep} />}
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
