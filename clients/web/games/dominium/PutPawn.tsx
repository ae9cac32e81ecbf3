// The board while a pawn can be put: after laying, or as the new feudatory.
import { useEffect, useRef } from 'preact/hooks';
import { squareId, squareUnder } from '../../laying/frame';
import { nameOf } from '../../laying/squares';
import { ConfirmBar } from '../../table/ConfirmBar';
import { focusIfFree } from '../../ui/focus';
import { t } from '../../words/t';
import { board, nameOfTerritory, numbersOf, ownersOf, territoryAt } from './board';
import { claimText } from './describe';
import { claiming, moveOf, takenBack } from './intent';
import type { AskedProps } from './LayOrKeep';
import { claims, nextClaim, none } from './moves';
import { BoardSquares, viewBox } from './SharedBoard';

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function meantText({ board: { view, names }, intent: { claim }, effect }: AskedProps): string | null {
  if (claim === null) return null;
  if (claim === none) return t('dominium.claim.none');
  const territory = territoryAt(claim, numbersOf(view.laid), ownersOf(view.owners))!;
  return claimText(territory, effect, names);
}

export function PutPawn(props: AskedProps) {
  const { intent, legal, sent, onIntent, onMove } = props;
  const { view } = props.board;
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => focusIfFree(svg.current), []);

  const { claim } = intent;
  const move = moveOf(intent);
  const confirm = () => void (move !== null && !sent && onMove(move));
  const pick = (territory: string | null) => onIntent(now => claiming(now, territory));
  function click(event: MouseEvent) {
    const square = squareUnder(svg.current!, board, event.clientX, event.clientY);
    const territory = square && territoryAt(nameOf(square), numbersOf(view.laid), ownersOf(view.owners));
    if (territory && claims(legal).includes(nameOfTerritory(territory))) pick(nameOfTerritory(territory));
  }
  function keyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (step !== undefined) pick(nextClaim(legal, claim === none ? null : claim, step));
    else if (event.key === none) pick(none);
    else if (event.key === 'Escape') onIntent(takenBack);
    else if (event.key === 'Enter') confirm();
    else return;
    event.preventDefault();
  }
  const text = meantText(props);
  return (
    <div>
      <svg
        ref={svg}
        class="laid-board dominium-board claiming"
        viewBox={viewBox}
        role="grid"
        tabindex={0} // in an svg the case of attributes counts
        aria-label={t('dominium.claim.board')}
        aria-activedescendant={claim !== null && claim !== none ? squareId(claim) : undefined}
        onClick={sent ? undefined : click}
        onKeyDown={sent ? undefined : keyDown}
      >
        <BoardSquares {...props.board} claims={claims(legal)} picked={claim} />
      </svg>
      <div class="placing-tools">
        {text !== null ? (
          <ConfirmBar
            text={text}
            confirm={t(claim === none ? 'dominium.claim.none.confirm' : 'dominium.claim.confirm')}
            isAsking={props.isAsking}
            sent={sent}
            onConfirm={confirm}
            onCancel={() => onIntent(takenBack)}
          />
        ) : (
          <p class="how">{t('dominium.how.claim')}</p>
        )}
        {claim !== none && (
          <button type="button" class="no-pawn" disabled={sent} onClick={() => pick(none)}>
            {t('dominium.claim.none.pick')}
          </button>
        )}
      </div>
    </div>
  );
}
