// A finger that rests on a sign is told what that is, as a pointer is told by its title.
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds after which a touch asks what something is, and pixels that it may move meanwhile. */
const rests = 450;
const slips = 10;

export function LongPressNames({ within }: { within: string }) {
  const [name, say] = useState<string | null>(null);
  useEffect(() => listen(within, say), [within]);
  if (name === null) return null;
  return (
    <p class="long-press-name" aria-hidden="true">
      {name}
    </p>
  );
}

function listen(within: string, say: (name: string | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isSaid = false;
  function down({ pointerType, target, clientX, clientY }: PointerEvent) {
    isSaid = false;
    const titled = (target as Element).closest<HTMLElement>('[title]');
    if (pointerType === 'mouse' || titled?.closest(within) == null) return;
    from = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      isSaid = true;
      say(titled.title);
    }, rests);
  }
  function move({ clientX, clientY }: PointerEvent) {
    if (Math.hypot(clientX - from.x, clientY - from.y) > slips) clearTimeout(timer);
  }
  function up() {
    clearTimeout(timer);
    say(null);
  }
  /** A player who holds a button to read its name does not press it. */
  function isNoPress(event: Event) {
    if (!isSaid) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const end = new AbortController();
  const always = { signal: end.signal, capture: true };
  document.addEventListener('pointerdown', down, always);
  document.addEventListener('pointermove', move, always);
  document.addEventListener('pointerup', up, always);
  document.addEventListener('pointercancel', up, always);
  document.addEventListener('click', isNoPress, always);
  document.addEventListener('contextmenu', isNoPress, always);
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
