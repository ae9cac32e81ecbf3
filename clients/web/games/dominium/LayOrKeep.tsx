// The board while the drawn tile is to be laid or kept: in hand, over the squares, and what it would do
// there.
import { useEffect, useRef } from 'preact/hooks';
import { squareId, squareUnder } from '../../laying/frame';
import { HeldDomino } from '../../laying/HeldDomino';
import { reachable } from '../../laying/placements';
import { nameOf } from '../../laying/squares';
import { useLaying } from '../../laying/useLaying';
import { ConfirmBar } from '../../table/ConfirmBar';
import { focusIfFree } from '../../ui/focus';
import { t } from '../../words/t';
import { board } from './board';
import { keepingText, layingText, placementText, tileText } from './describe';
import { TilePicture } from './drawings/Tile';
import { fits, ghosts, keeping, laying, moveOf, takenBack, type Intent } from './intent';
import { keeps, placements } from './moves';
import { formedBy, type Effect } from './effect';
import { BoardSquares, viewBox, type BoardProps, type Held } from './SharedBoard';

export interface AskedProps {
  board: BoardProps;
  intent: Intent;
  legal: readonly string[];
  /** of what is meant; null while it is not known */
  effect: Effect | null;
  /** the server has not answered yet what is meant would do */
  isAsking: boolean;
  sent: boolean;
  onIntent(change: (intent: Intent) => Intent): void;
  onMove(notation: string): void;
}

/** What is meant, in a sentence; null while nothing is decided. */
function meantText({ board: { view, names }, intent, legal, effect }: AskedProps): string | null {
  const tile = view.drawn!;
  const { ghost, keep } = intent;
  if (keep !== null) return keepingText(tile, keep, effect, names);
  if (!ghost.placement || !ghost.pinned) return null;
  if (fits(intent, legal)) return layingText(tile, ghost.placement, effect, names);
  return t('dominium.lay.misfits', { lie: placementText(tile, ghost.placement) });
}

function heldOf({ board: { view }, intent, legal, sent }: AskedProps): Held | null {
  const { placement } = intent.ghost;
  if (!placement) return null;
  return { tile: view.drawn!, placement, look: sent ? 'sent' : fits(intent, legal) ? 'fits' : 'misfits' };
}

/** The fief of the row under a point of the window, if the tile may be kept there. */
function fiefUnder(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest('.fief')?.querySelector<HTMLElement>('.keep');
  return row ? Number(row.dataset.keep) : null;
}

export function LayOrKeep(props: AskedProps) {
  const { intent, legal, effect, sent, onIntent, onMove } = props;
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => focusIfFree(svg.current), []);

  const tile = props.board.view.drawn!;
  const { ghost, keep } = intent;
  const spots = placements(legal);
  const move = moveOf(intent);
  const confirm = () => void (move !== null && !sent && onMove(move));
  const under = (x: number, y: number) => squareUnder(svg.current!, board, x, y);
  function drop(x: number, y: number) {
    const [square, fief] = [under(x, y), fiefUnder(x, y)];
    if (fief !== null) onIntent(now => keeping(now, fief));
    else
      onIntent(now =>
        laying(now, held => (square ? ghosts.pinned(held, square, spots) : ghosts.takenBack(held))),
      );
  }
  function drag(x: number, y: number) {
    const square = under(x, y);
    onIntent(now => laying(takenBack(now), held => ghosts.aimed(held, square, spots)));
  }
  const moving = useLaying({
    board: svg,
    frame: board,
    ghosts,
    ghost,
    legal: spots,
    sent,
    onGhost: change => onIntent(now => laying(now, change)),
    onConfirm: confirm,
  });
  /** A digit keeps the tile; Escape takes it back from there too. */
  function keyDown(event: KeyboardEvent) {
    const fief = Number(event.key);
    if (keeps(legal).includes(fief)) onIntent(now => keeping(now, fief));
    else if (event.key === 'Escape') onIntent(takenBack);
  }
  const would =
    !sent && effect && ghost.placement && fits(intent, legal) ? formedBy(effect, tile, ghost.placement) : [];
  const text = meantText(props);
  return (
    <div onKeyDown={sent ? undefined : keyDown}>
      <svg
        ref={svg}
        class={`laid-board dominium-board placing ${ghost.pinned ? 'pinned' : ''}`}
        viewBox={viewBox}
        role="grid"
        tabindex={0} // in an svg the case of attributes counts
        aria-label={t('dominium.lay.board')}
        aria-activedescendant={ghost.placement ? squareId(nameOf(ghost.placement.first)) : undefined}
        {...moving}
      >
        <BoardSquares
          {...props.board}
          spots={reachable(spots)}
          held={heldOf(props)}
          would={would.map(({ territory }) => territory)}
        />
      </svg>
      <div class="placing-tools">
        <HeldDomino
          text={t('dominium.tile', { tile: tileText(tile) })}
          disabled={sent}
          pinned={ghost.pinned}
          onTurn={() => onIntent(now => laying(now, held => ghosts.rotated(held, 1, spots)))}
          onStep={towards => onIntent(now => laying(now, held => ghosts.stepped(held, towards, legal)))}
          onDrag={drag}
          onDrop={drop}
        >
          <TilePicture tile={tile} direction={ghost.held} />
        </HeldDomino>
        {text !== null ? (
          <ConfirmBar
            text={text}
            confirm={t(
              keep !== null
                ? 'dominium.keep.confirm'
                : fits(intent, legal)
                  ? 'dominium.lay.confirm'
                  : 'dominium.lay.why_not',
            )}
            isAsking={props.isAsking}
            sent={sent}
            onConfirm={confirm}
            onCancel={() => onIntent(takenBack)}
          />
        ) : (
          <p class="how">{t(keeps(legal).length > 0 ? 'dominium.how.lay_or_keep' : 'dominium.how.lay')}</p>
        )}
      </div>
    </div>
  );
}
