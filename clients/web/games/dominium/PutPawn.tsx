// The board while the player can put a pawn, after laying a tile or as the new feudatory.
import { useEffect } from 'preact/hooks';
import { squareId, squareUnder } from '../../laying/frame';
import { nameOf } from '../../laying/squares';
import { focusIfFree } from '../../ui/focus';
import { t } from '../../words/t';
import { board, nameOfTerritory, numbersOf, ownersOf, territoryAt } from './board';
import type { Decision } from './useDecision';
import { claiming } from './intent';
import type { AskedProps } from './LayOrKeep';
import { claims, nextClaim, none } from './moves';
import { BoardSquares, viewBox } from './SharedBoard';

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function PutPawn({ board: shown, svg, decision }: AskedProps) {
  const { view, intent, legal, sent } = decision;
  const { claim } = intent;
  useEffect(() => focusIfFree(svg.current), []);
  function click(event: MouseEvent) {
    const square = squareUnder(svg.current!, board, event.clientX, event.clientY);
    const territory = square && territoryAt(nameOf(square), numbersOf(view.laid), ownersOf(view.owners));
    if (!territory || !claims(legal).includes(nameOfTerritory(territory))) return;
    decision.decide(now => claiming(now, nameOfTerritory(territory)));
  }
  function keyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const pick = (to: string | null) => decision.change(now => claiming(now, to));
    if (step !== undefined) pick(nextClaim(legal, claim === none ? null : claim, step));
    else if (event.key === none) pick(none);
    else if (event.key === 'Escape') decision.takeBack();
    else if (event.key === 'Enter') decision.confirm();
    else return;
    event.preventDefault();
  }
  return (
    <svg
      ref={svg}
      class="laid-board dominium-board claiming"
      viewBox={viewBox}
      role="grid"
      tabindex={0} // attributes in an svg are case-sensitive
      aria-label={t('dominium.claim.board')}
      aria-activedescendant={claim !== null && claim !== none ? squareId(claim) : undefined}
      onClick={sent ? undefined : click}
      onKeyDown={sent ? undefined : keyDown}
    >
      <BoardSquares {...shown} claims={claims(legal)} picked={claim} />
    </svg>
  );
}

export function NoPawn({ decision }: { decision: Decision }) {
  return (
    <button
      type="button"
      class="no-pawn"
      aria-pressed={decision.intent.claim === none}
      disabled={decision.sent}
      onClick={() => decision.decide(now => claiming(now, none))}
    >
      {t('dominium.claim.none.pick')}
    </button>
  );
}
