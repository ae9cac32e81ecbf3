// The deck and the Court, from which players draw. A row on the table has all cards of the Court. A phone has
// no space for this row; a button opens a sheet with the cards at any time.
import type { DomaineCatalog, DomaineView } from 'reami';
import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/Dialog';
import { plural, t } from '../../words/t';
import { cardText } from './describe';
import { ruleOfCard } from './rules/ruleOf';
import { CardBack, CardFace, type CardLetter } from './drawings/Card';

interface Props {
  catalog: DomaineCatalog;
  view: DomaineView;
  /** the legal draws, such as `@` and `@A02` */
  draws: readonly string[];
  /** the draw that the player has laid out */
  drawn: string | null;
  onDraw(move: string): void;
}

export function Market(props: Props) {
  const { view, draws, drawn } = props;
  const kinds = Object.keys(view.court).length;
  return (
    <section
      class={`stock ${draws.length > 0 && drawn === null ? 'open' : ''}`}
      aria-label={t('domaine.stock')}
    >
      <Deck {...props} />
      <ul class="court" aria-label={t('domaine.court')} style={{ '--kinds': kinds }}>
        <Court {...props} />
      </ul>
      {kinds < 3 && <p class="soft court-how">{t('domaine.court.how')}</p>}
      <CourtSheet {...props} />
    </section>
  );
}

function Deck({ view, draws, drawn, onDraw }: Props) {
  const text = view.deck_top
    ? plural('domaine.deck', view.deck, { letter: view.deck_top })
    : t('domaine.deck.empty');
  return (
    <div class="deck" data-rule="R4.3">
      <button {...drawing('@', draws, drawn, onDraw)} class="card-button">
        <span class="visually-hidden">{text}</span>
        {view.deck_top ? <CardBack letter={view.deck_top as CardLetter} /> : <span class="no-deck" />}
      </button>
      <span class="stock-count" aria-hidden="true">
        {view.deck}
      </span>
    </div>
  );
}

function Court({ catalog, view, draws, drawn, onDraw }: Props) {
  const kinds = Object.entries(view.court);
  if (kinds.length === 0) return <li class="soft no-court">{t('domaine.court.none')}</li>;
  return (
    <>
      {kinds.map(([kind, count]) => {
        const text = t('domaine.court.card', { count, card: cardText(kind, catalog) });
        return (
          <li key={kind} data-rule={ruleOfCard(catalog.cards[kind]!)}>
            <button {...drawing(`@${kind}`, draws, drawn, onDraw)} class="card-button">
              <span class="visually-hidden">{text}</span>
              <CardFace kind={kind} card={catalog.cards[kind]!} />
            </button>
            {count > 1 && (
              <span class="stock-count" aria-hidden="true">
                ×{count}
              </span>
            )}
          </li>
        );
      })}
    </>
  );
}

/**
 * The button that opens a sheet with all cards of the Court. It shows the last of them. A player may press it
 * at any time.
 */
function CourtSheet(props: Props) {
  const [isOpen, open] = useState(false);
  const count = Object.values(props.view.court).reduce((sum, one) => sum + one, 0);
  const tops = Object.keys(props.view.court).slice(-3).reverse();
  return (
    <>
      <button
        type="button"
        class={`card-button open-court ${props.draws.some(draw => draw !== '@') ? 'may-draw' : ''}`}
        aria-haspopup="dialog"
        data-rule="R4.3"
        onClick={() => open(true)}
      >
        <span class="visually-hidden">{plural('domaine.court.open', count)}</span>
        <span class="court-tops">
          {tops.map(top => (
            <span key={top} class="court-top">
              <CardFace kind={top} card={props.catalog.cards[top]!} />
            </span>
          ))}
          {tops.length === 0 && (
            <span class="court-top">
              <span class="no-deck" />
            </span>
          )}
        </span>
        <span class="stock-count" aria-hidden="true">
          {t('domaine.court.short')} {count}
        </span>
      </button>
      {isOpen && (
        <Dialog title={t('domaine.court')} onClose={() => open(false)}>
          {close => (
            <ul class={`court-sheet ${props.draws.length > 0 ? 'open' : ''}`}>
              <Court
                {...props}
                onDraw={move => {
                  props.onDraw(move);
                  close();
                }}
              />
            </ul>
          )}
        </Dialog>
      )}
    </>
  );
}

function drawing(move: string, draws: readonly string[], drawn: string | null, onDraw: Props['onDraw']) {
  return {
    type: 'button' as const,
    disabled: !draws.includes(move),
    'aria-pressed': drawn === move,
    onClick: () => onDraw(move),
  };
}
