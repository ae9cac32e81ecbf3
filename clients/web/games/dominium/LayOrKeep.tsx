// The board while the player decides to lay or to keep the drawn tile. The tile lies over squares, and the
// board shows its effects on them.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { squareId, squareUnder } from '../../laying/frame';
import { HeldDomino } from '../../laying/HeldDomino';
import { reachable } from '../../laying/placements';
import { nameOf } from '../../laying/squares';
import { useLaying } from '../../laying/useLaying';
import { focusIfFree } from '../../ui/focus';
import { digitOf } from '../../ui/keys';
import { t } from '../../words/t';
import { board } from './board';
import type { Decision } from './useDecision';
import { tileText } from './describe';
import { TilePicture } from './drawings/Tile';
import { formedBy } from './effect';
import { fits, ghosts, keeping, laying, takenBack } from './intent';
import { keeps, placements } from './moves';
import { BoardSquares, viewBox, type BoardProps, type Held } from './SharedBoard';

export interface AskedProps {
  board: BoardProps;
  svg: RefObject<SVGSVGElement | null>;
  decision: Decision;
}

function heldOf({ view, intent, legal, sent }: Decision): Held | null {
  const { placement } = intent.ghost;
  if (!placement) return null;
  return { tile: view.drawn!, placement, look: sent ? 'sent' : fits(intent, legal) ? 'fits' : 'misfits' };
}

export function LayOrKeep({ board: shown, svg, decision }: AskedProps) {
  const { view, intent, legal, effect, sent, change } = decision;
  const { ghost } = intent;
  useEffect(() => focusIfFree(svg.current), []);
  const spots = placements(legal);
  const moving = useLaying({
    board: svg,
    frame: board,
    ghosts,
    ghost,
    legal: spots,
    sent,
    onGhost: by => change(now => laying(now, by)),
    onPut: to => decision.decide(now => laying(now, () => to)),
    onConfirm: decision.confirm,
  });
  const would =
    !sent && effect && ghost.placement && fits(intent, legal)
      ? formedBy(effect, view.drawn!, ghost.placement)
      : [];
  return (
    <svg
      ref={svg}
      class={`laid-board dominium-board placing ${ghost.pinned ? 'pinned' : ''}`}
      viewBox={viewBox}
      role="grid"
      tabindex={0} // attributes in an svg are case-sensitive
      aria-label={t('dominium.lay.board')}
      aria-activedescendant={ghost.placement ? squareId(nameOf(ghost.placement.first)) : undefined}
      {...moving}
    >
      <BoardSquares
        {...shown}
        spots={reachable(spots)}
        held={heldOf(decision)}
        would={would.map(({ territory }) => territory)}
      />
    </svg>
  );
}

/** The keyboard: a digit keeps the tile in the row of that fief, and Escape takes the tile back. */
export function keysOf({ legal, sent, change }: Decision) {
  if (sent || legal.length === 0) return undefined;
  return (event: KeyboardEvent) => {
    const fief = digitOf(event);
    if (fief !== null && keeps(legal).includes(fief)) change(now => keeping(now, fief));
    else if (event.key === 'Escape') change(takenBack);
  };
}

/** The fief whose row is at this point of the window; null if the player can't keep the tile there. */
function fiefUnder(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest('.fief')?.querySelector<HTMLElement>('.keep');
  return row ? Number(row.dataset.keep) : null;
}

/** The tile in the player's hand. The player can drag it onto the board or into a row, and can turn it. */
export function Hand({ svg, decision }: Omit<AskedProps, 'board'>) {
  const { view, intent, legal, sent, change } = decision;
  const tile = view.drawn!;
  const spots = placements(legal);
  const under = (x: number, y: number) => squareUnder(svg.current!, board, x, y);
  function drop(x: number, y: number) {
    const [square, fief] = [under(x, y), fiefUnder(x, y)];
    if (fief !== null) change(now => keeping(now, fief));
    else
      change(now =>
        laying(now, held => (square ? ghosts.pinned(held, square, spots) : ghosts.takenBack(held))),
      );
  }
  function drag(x: number, y: number) {
    const square = under(x, y);
    change(now => laying(takenBack(now), held => ghosts.aimed(held, square, spots)));
  }
  return (
    <HeldDomino
      text={t('dominium.tile', { tile: tileText(tile) })}
      disabled={sent}
      pinned={intent.ghost.pinned}
      onTurn={() => change(now => laying(now, held => ghosts.rotated(held, 1, spots)))}
      canStep={towards => ghosts.canStep(intent.ghost, towards)}
      onStep={towards => change(now => laying(now, held => ghosts.stepped(held, towards, legal)))}
      onDrag={drag}
      onDrop={drop}
    >
      <TilePicture tile={tile} direction={intent.ghost.held} />
    </HeldDomino>
  );
}
