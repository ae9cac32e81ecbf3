// The cards in the player's hand. A card that the player can't play now says that it can be sold.
import type { DomaineCatalog } from 'reami';
import { t } from '../../words/t';
import { CardFace } from './drawings/Card';
import { cardText } from './describe';
import { ruleOfCard, ruleOfRefusal } from './rules/ruleOf';
import { ruleText } from './Standings';

interface HandProps {
  catalog: DomaineCatalog;
  /** the number of cards of each kind */
  cards: Readonly<Record<string, number>>;
  /** by kind of card: why the player can't play it */
  refused: Readonly<Record<string, string>>;
  /** the card whose options are shown */
  picked: string | null;
  isAsked: boolean;
  onPick(kind: string): void;
}

/** Lists every single card, even if several are of one kind. */
const each = (cards: Readonly<Record<string, number>>) =>
  Object.entries(cards).flatMap(([kind, count]) => Array.from({ length: count }, (_, n) => ({ kind, n })));

export function Hand({ catalog, cards, refused, picked, isAsked, onPick }: HandProps) {
  return (
    <section class="hand-of-cards" aria-label={t('domaine.hand')}>
      {each(cards).map(({ kind, n }) => {
        const isPicked = picked === kind && n === 0;
        const why = isAsked ? whyNot(kind, catalog, refused) : null;
        const text = [cardText(kind, catalog), why && ruleText(why)].filter(Boolean).join('. ');
        return (
          <span
            key={`${kind} ${n}`}
            data-rule={why === null ? ruleOfCard(catalog.cards[kind]!) : ruleOfRefusal(why)}
          >
            <button
              type="button"
              class={`card-button ${why !== null ? 'only-sold' : ''}`}
              data-card={kind}
              aria-pressed={isPicked}
              disabled={!isAsked}
              onClick={() => onPick(kind)}
            >
              <span class="visually-hidden">{text}</span>
              <CardFace kind={kind} card={catalog.cards[kind]!} />
              {why !== null && (
                <span class="sell-only" aria-hidden="true">
                  {t('domaine.sell_only')}
                </span>
              )}
            </button>
          </span>
        );
      })}
      {each(cards).length === 0 && <p class="soft">{t('domaine.hand.none')}</p>}
    </section>
  );
}

/** The rule that forbids all actions of the card; null if the player can play at least one. */
function whyNot(kind: string, { cards }: DomaineCatalog, refused: Readonly<Record<string, string>>) {
  const actions = Object.keys(cards[kind]?.actions ?? {});
  const reasons = actions.map(action => refused[kind + letterOf(action)]);
  return reasons.length > 0 && reasons.every(one => one !== undefined) ? reasons[0]! : null;
}

/** The letter of each action in notations, as in `A02b` (R14). */
const written: Record<string, string> = {
  borders: 'b',
  knights: 'k',
  expansion: 'x',
  desertion: 'd',
  alliance: 'a',
};
export const letterOf = (action: string) => written[action] ?? '';
