// The effects of the intended move (the move that the player has chosen but not sent), and the button that
// sends it. They are always in one place.
import { isByFinger } from '../../table/asking';
import { ConfirmBar } from '../../table/ConfirmBar';
import { t } from '../../words/t';
import { numbersOf, ownersOf, territoryAt } from './board';
import type { Decision } from './useDecision';
import { claimText, keepingText, layingText, placementText } from './describe';
import { fits } from './intent';
import { keeps, none } from './moves';

/** The intended move as a sentence, and the text of the button; null if the player has not decided. */
function told({ view, names, intent, legal, effect }: Decision): { text: string; confirm: string } | null {
  const { ghost, keep, claim } = intent;
  if (claim === none) return { text: t('dominium.claim.none'), confirm: t('dominium.claim.none.confirm') };
  if (claim !== null) {
    const territory = territoryAt(claim, numbersOf(view.laid), ownersOf(view.owners))!;
    return { text: claimText(territory, effect, names), confirm: t('dominium.claim.confirm') };
  }
  const tile = view.drawn!;
  if (keep !== null)
    return { text: keepingText(tile, keep, effect, names), confirm: t('dominium.keep.confirm') };
  if (!ghost.placement || !ghost.pinned) return null;
  if (fits(intent, legal))
    return { text: layingText(tile, ghost.placement, effect, names), confirm: t('dominium.lay.confirm') };
  const lie = placementText(tile, ghost.placement);
  return { text: t('dominium.lay.misfits', { lie }), confirm: t('dominium.lay.why_not') };
}

/** The decision that the player must take, or the effects of the tile at the place where it lies. */
function hint({ view, names, intent, legal, effect }: Decision): string {
  const { placement } = intent.ghost;
  if (view.drawn === undefined) return t('dominium.how.claim');
  if (placement && fits(intent, legal)) return layingText(view.drawn, placement, effect, names);
  const canKeep = keeps(legal).length > 0;
  if (isByFinger()) return t(canKeep ? 'dominium.how.lay_or_keep.touch' : 'dominium.how.lay.touch');
  return t(canKeep ? 'dominium.how.lay_or_keep' : 'dominium.how.lay');
}

export function Act({ decision }: { decision: Decision }) {
  const meant = told(decision);
  if (meant === null)
    return (
      <div class="act-hint">
        <p class="how">{hint(decision)}</p>
      </div>
    );
  return (
    <ConfirmBar
      {...meant}
      isAsking={decision.isAsking}
      sent={decision.sent}
      onConfirm={decision.confirm}
      onCancel={decision.takeBack}
    />
  );
}
