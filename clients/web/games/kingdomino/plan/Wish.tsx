// A free domino of the next row that the player can wish for, with its place among the wishes.
import type { KingdominoCatalog } from 'reami';
import { t } from '../../../words/t';
import { dominoText } from '../describe';
import { DominoPicture } from '../KingdomBoard';
import type { Plan } from './usePlan';

interface Props {
  domino: number;
  catalog: KingdominoCatalog;
  plan: Plan;
}

export function Wish({ domino, catalog, plan }: Props) {
  const rank = plan.wishes.indexOf(domino) + 1;
  const text = dominoText(domino, catalog);
  return (
    <button
      type="button"
      data-rule="R2.2"
      class={rank > 0 ? 'row-domino choice picked' : 'row-domino choice'}
      aria-pressed={rank > 0}
      aria-label={rank > 0 ? t('kingdomino.plan.ranked', { domino: text, rank }) : text}
      disabled={plan.isSent}
      onClick={() => plan.wish(domino)}
    >
      <span class="number">{domino}</span>
      <DominoPicture domino={domino} catalog={catalog} />
      {/* The name of the button says it in words. */}
      <span class="stand">{rank > 0 && <span class="wish-rank" data-rank={rank} />}</span>
    </button>
  );
}
