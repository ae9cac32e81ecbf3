// The decision that the player must take, the effects of the laid out turn (the moves that the player has
// chosen but not sent), and the buttons. One button sends the whole turn; others take back a step.
import type { DomaineView } from 'reami';
import type { ComponentChildren } from 'preact';
import { notation } from '../../browser/appearance';
import type { EventText } from '../../model/match';
import { moveText } from '../../table/moveText';
import { Icon } from '../../ui/Icon';
import { plural, reasonOf, t } from '../../words/t';
import { canOnlyBeSold, CardOptions, whyNotText } from './CardOptions';
import { placeText, type Told } from './describe';
import { CardFace } from './drawings/Card';
import type { Turn } from './useTurn';

interface Props {
  told: Told;
  /** the view without the laid out moves */
  view: DomaineView;
  turn: Turn;
  /** the picked card; null as soon as the player has laid out one of its moves */
  card: string | null;
  /** the first place of a move with two places, if the player has picked it */
  picked: string | null;
  /** the place under the pointer */
  pointed: string | null;
  isAsked: boolean;
  /** true if the player looks at the last events, not at the turn */
  looksBack: boolean;
  /** the events since this player's last turn, or those of the last update */
  happened: readonly { e: string }[];
  eventText: EventText;
  onLookBack(): void;
  onCancel(): void;
}

export function Act(props: Props) {
  const { turn, card, isAsked } = props;
  if (!isAsked) return <Looked {...props} />;
  const shown = card ?? cardOf(turn.moves);
  const isFirst = turn.moves.length <= 1 && !turn.sent;
  return (
    <section
      class={isUntouched(props) ? 'act untouched' : 'act'}
      aria-label={t('domaine.act')}
      aria-busy={turn.isAsking || turn.sent}
    >
      <p class="prompt" aria-live="polite">
        {promptOf(props)}
      </p>
      {/* it can scroll while none of its buttons has the focus */}
      <div class="act-middle" tabIndex={0} role="group">
        {props.looksBack ? null : isFirst && shown !== null ? (
          <CardOptions {...props} card={shown} />
        ) : (
          <Laid {...props} />
        )}
        <InPlay {...props} />
        <Effects {...props} />
      </div>
      <Buttons {...props} />
    </section>
  );
}

/** Whether the player has laid out and picked nothing, so that there is nothing to send or take back. */
const isUntouched = ({ turn, card, picked }: Pick<Props, 'turn' | 'card' | 'picked'>) =>
  turn.moves.length === 0 && card === null && picked === null;

const cardOf = (moves: readonly string[]) =>
  moves[0] !== undefined && /^[A-D]\d/.test(moves[0]) ? moves[0].slice(0, 3) : null;

/** While the match does not ask this player: describes the place under the pointer or the latest events. */
function Looked({ told, pointed, happened, eventText }: Props) {
  const text = sentences(happened, told, eventText).join(' ');
  return (
    <p class="act looked" tabIndex={0}>
      {pointed === null ? text || t('domaine.look') : placeText(pointed, told)}
    </p>
  );
}

/** What the player must do now. */
export function promptOf(
  props: Pick<Props, 'turn' | 'picked' | 'card' | 'looksBack' | 'told' | 'view'>,
): string {
  const { turn, picked, card } = props;
  if (props.looksBack) return t('domaine.happened');
  if (turn.sent) return t('moves.sending');
  if (turn.refusal) return reasonOf(turn.refusal);
  if (turn.isWhole) return t('domaine.prompt.whole');
  const now = turn.laid.table;
  switch (now.asked) {
    case 'castle':
      return castlePrompt(now, picked);
    case 'card':
      if (card === null) return t('domaine.prompt.card');
      return t(canOnlyBeSold(card, props) ? 'domaine.prompt.sell' : 'domaine.prompt.option');
    case 'step':
      return stepPrompt(now, picked);
    case 'draw':
      return t(Object.keys(now.court).length > 0 ? 'domaine.prompt.draw' : 'domaine.prompt.draw.deck');
    default:
      return '';
  }
}

function castlePrompt(view: DomaineView, picked: string | null): string {
  if (picked !== null) return t('domaine.prompt.first_knight', { castle: picked });
  const seat = view.seats[view.acting ?? 0];
  if (seat?.castles === 0) return t('domaine.prompt.neutral_castle');
  return plural('domaine.prompt.castle', seat?.castles ?? 0);
}

function stepPrompt({ action }: DomaineView, picked: string | null): string {
  if (!action) return '';
  if (picked !== null && action.kind === 'desertion')
    return t('domaine.prompt.desertion.to', { square: picked });
  if (picked !== null) return t('domaine.prompt.which_domain');
  return plural(`domaine.prompt.${action.kind}` as 'domaine.prompt.borders', action.left);
}

/** The moves that the player has laid out, and, if it is legal to end the action, a button for this. */
function Laid({ turn }: Props) {
  const mayEnd = turn.legal.includes('end');
  if (turn.moves.length === 0 && !mayEnd) return null;
  return (
    <div class="laid">
      <ol class="laid-moves" aria-label={t('domaine.laid')}>
        {turn.moves.map((move, n) => (
          <li key={n} data-move={move}>
            {moveText('domaine', move)}
            {notation.value === 'on' && <code aria-hidden="true"> {move}</code>}
          </li>
        ))}
      </ol>
      {mayEnd && (
        <button
          type="button"
          class="end"
          aria-label={t('domaine.end')}
          data-rule="R5.3"
          onClick={() => turn.add('end')}
        >
          {t('domaine.end.short')}
        </button>
      )}
    </div>
  );
}

/** The card whose action the player carries out, in windows with space for it. */
function InPlay({ turn, told, looksBack }: Props) {
  const card = turn.laid.table.action?.card;
  if (card === undefined || looksBack) return null;
  return (
    <span class="in-play" aria-hidden="true">
      <CardFace kind={card} card={told.catalog.cards[card]!} />
    </span>
  );
}

/** The events that the text leaves out, because the map or the points show them. */
const plain = new Set('border knight turn income points ended drew removed'.split(' '));

function sentences(events: readonly { e: string }[], { names }: Told, eventText: EventText): string[] {
  return events.filter(event => !plain.has(event.e)).map(event => eventText(event, names));
}

/** Whether players learn something from the event: not if they played the card themselves. */
const isNews = ({ e }: { e: string }) => !['played', 'sold', 'castle', 'took'].includes(e);

/** The effects of the laid out turn. Until the player begins one, shows the moves of the other players. */
function Effects(props: Props) {
  const { turn, told, eventText, pointed, happened, card, looksBack } = props;
  const nothing = looksBack || isUntouched(props);
  const would = sentences(nothing ? happened : turn.events.filter(isNews), told, eventText);
  const looked = pointed === null ? '' : placeText(pointed, told);
  const whyNot = card === null || looksBack ? null : whyNotText(card, props);
  if (whyNot !== null) return <p class="effects why">{whyNot}</p>;
  if (would.length === 0 || (nothing && looked !== ''))
    return <p class="effects soft">{looked || (turn.moves.length > 0 && t('domaine.effects.none'))}</p>;
  return (
    <ul
      class="effects"
      tabIndex={0}
      aria-live="polite"
      aria-label={t(nothing ? 'domaine.happened' : 'domaine.effects')}
    >
      {would.map((text, n) => (
        <li key={n}>{text}</li>
      ))}
    </ul>
  );
}

function Buttons(props: Props) {
  const { turn, picked, happened, looksBack, onLookBack, onCancel } = props;
  const nothing = isUntouched(props);
  return (
    <div class="act-buttons">
      <button
        type="button"
        class="main send"
        aria-label={t('domaine.send')}
        disabled={!turn.isWhole || turn.sent}
        onClick={turn.send}
      >
        <Icon name="send" />
        <span class="long-word">{t('domaine.send')}</span>
        <span class="short-word" aria-hidden="true">
          {t('chat.send')}
        </span>
      </button>
      <Small
        label={t('domaine.undo')}
        disabled={nothing || turn.sent}
        onClick={() => (picked !== null || turn.moves.length === 0 ? onCancel() : turn.undo())}
      >
        <Icon name="undo" />
        <span class="wide-word">{t('domaine.undo.short')}</span>
      </Small>
      <Small
        label={t('domaine.clear')}
        disabled={nothing || turn.sent}
        onClick={() => {
          onCancel();
          turn.clear();
        }}
      >
        <Icon name="close" />
        <span class="wide-word">{t('domaine.clear.short')}</span>
      </Small>
      <button
        type="button"
        class="look-back"
        aria-pressed={looksBack}
        aria-label={t('domaine.happened.show')}
        title={t('domaine.happened.show')}
        disabled={happened.length === 0}
        onClick={onLookBack}
      >
        <Icon name="eye" />
        <span class="wide-word">{t('domaine.happened.show')}</span>
      </button>
    </div>
  );
}

interface SmallProps {
  label: string;
  disabled: boolean;
  onClick(): void;
  children: ComponentChildren;
}

const Small = ({ label, disabled, onClick, children }: SmallProps) => (
  <button type="button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    {children}
  </button>
);
