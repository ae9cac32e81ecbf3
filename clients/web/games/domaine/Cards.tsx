// The cards: those in your hand, with why one can't be played now; the deck and the Court, from which one
// is drawn.
import type { DomaineCatalog, DomaineView } from 'reami';
import { known, plural, t } from '../../words/t';
import { CardBack, CardFace, type CardLetter } from './drawings/Card';
import { cardText } from './describe';
import { ruleText } from './Standings';

interface HandProps {
  catalog: DomaineCatalog;
  /** kinds and how many of each */
  cards: Readonly<Record<string, number>>;
  /** why a kind can't be played, by kind */
  refused: Readonly<Record<string, string>>;
  /** the one whose options are shown */
  picked: string | null;
  isAsked: boolean;
  onPick(kind: string): void;
}

/** Every card by itself, cards of one kind too. */
const each = (cards: Readonly<Record<string, number>>) =>
  Object.entries(cards).flatMap(([kind, count]) => Array.from({ length: count }, (_, n) => ({ kind, n })));

export function Hand({ catalog, cards, refused, picked, isAsked, onPick }: HandProps) {
  return (
    <section class="hand-of-cards" aria-label={t('domaine.hand')}>
      {each(cards).map(({ kind, n }) => {
        const isPicked = picked === kind && n === 0;
        const why = isAsked ? whyNot(kind, catalog, refused) : null;
        return (
          <button
            key={`${kind} ${n}`}
            type="button"
            class={`card-button ${why !== null ? 'dim' : ''}`}
            aria-pressed={isPicked}
            disabled={!isAsked}
            onClick={() => onPick(kind)}
          >
            <span class="visually-hidden">
              {[cardText(kind, catalog), why && ruleText(why)].filter(Boolean).join('. ')}
            </span>
            <CardFace kind={kind} card={catalog.cards[kind]!} />
            {why !== null && (
              <span class="why-not" aria-hidden="true">
                {known(`domaine.why_not.${why}`) ?? ruleText(why)}
              </span>
            )}
          </button>
        );
      })}
      {each(cards).length === 0 && <p class="soft">{t('domaine.hand.none')}</p>}
    </section>
  );
}

/** The rule because of which none of its actions can be played; null if one can. */
function whyNot(kind: string, { cards }: DomaineCatalog, refused: Readonly<Record<string, string>>) {
  const actions = Object.keys(cards[kind]?.actions ?? {});
  const reasons = actions.map(action => refused[kind + letterOf(action)]);
  return reasons.length > 0 && reasons.every(one => one !== undefined) ? reasons[0]! : null;
}

/** `A02b`: how an action is written (R14). */
const written: Record<string, string> = {
  borders: 'b',
  knights: 'k',
  expansion: 'x',
  desertion: 'd',
  alliance: 'a',
};
export const letterOf = (action: string) => written[action] ?? '';

interface StockProps {
  catalog: DomaineCatalog;
  view: DomaineView;
  /** the draws that are allowed now: `@`, `@A02` */
  draws: readonly string[];
  /** the draw that is laid out */
  drawn: string | null;
  onDraw(move: string): void;
}

export function Stock({ catalog, view, draws, drawn, onDraw }: StockProps) {
  const button = (move: string) => ({
    type: 'button' as const,
    disabled: !draws.includes(move),
    'aria-pressed': drawn === move,
    onClick: () => onDraw(move),
  });
  return (
    <section
      class={`stock ${draws.length > 0 && drawn === null ? 'open' : ''}`}
      aria-label={t('domaine.stock')}
    >
      <div class="deck">
        <button {...button('@')} class="card-button">
          <span class="visually-hidden">
            {view.deck_top
              ? plural('domaine.deck', view.deck, { letter: view.deck_top })
              : t('domaine.deck.empty')}
          </span>
          {view.deck_top ? <CardBack letter={view.deck_top as CardLetter} /> : <span class="no-deck" />}
        </button>
        <span class="stock-count" aria-hidden="true">
          {view.deck}
        </span>
      </div>
      <ul class="court" aria-label={t('domaine.court')} tabIndex={0}>
        {Object.entries(view.court).map(([kind, count]) => (
          <li key={kind}>
            <button {...button(`@${kind}`)} class="card-button">
              <span class="visually-hidden">
                {t('domaine.court.card', { count, card: cardText(kind, catalog) })}
              </span>
              <CardFace kind={kind} card={catalog.cards[kind]!} />
            </button>
            {count > 1 && (
              <span class="stock-count" aria-hidden="true">
                ×{count}
              </span>
            )}
          </li>
        ))}
        {Object.keys(view.court).length === 0 && <li class="soft no-court">{t('domaine.court.none')}</li>}
      </ul>
    </section>
  );
}
