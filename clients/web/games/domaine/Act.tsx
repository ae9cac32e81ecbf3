// What you are asked for, what the turn that is laid out would do, and the buttons: one sends all of it,
// others take a step back.
import type { DomaineView } from 'reami';
import type { ComponentChildren } from 'preact';
import type { EventText } from '../../model/match';
import { moveText } from '../../table/moveText';
import { Icon } from '../../ui/Icon';
import { plural, reasonOf, t } from '../../words/t';
import { CardOptions } from './CardOptions';
import { placeText, type Told } from './describe';
import type { Turn } from './useTurn';

interface Props {
  told: Told;
  /** as it is, before what is laid out */
  view: DomaineView;
  turn: Turn;
  /** a card of which nothing is laid out yet */
  card: string | null;
  /** the first of two places */
  picked: string | null;
  /** what is pointed at */
  pointed: string | null;
  isAsked: boolean;
  /** what the last update told */
  events: readonly { e: string }[];
  eventText: EventText;
  onCancel(): void;
}

export function Act(props: Props) {
  const { turn, card, isAsked } = props;
  if (!isAsked) return <Looked {...props} />;
  const shown = card ?? cardOf(turn.moves);
  const isFirst = turn.moves.length <= 1 && !turn.sent;
  return (
    <section class="act" aria-label={t('domaine.act')} aria-busy={turn.isAsking || turn.sent}>
      <p class="prompt" aria-live="polite">
        {promptOf(props)}
      </p>
      <div class="act-middle">
        {isFirst && shown !== null ? <CardOptions {...props} card={shown} /> : <Laid {...props} />}
        <Effects {...props} />
      </div>
      <Buttons {...props} />
    </section>
  );
}

const cardOf = (moves: readonly string[]) =>
  moves[0] !== undefined && /^[A-D]\d/.test(moves[0]) ? moves[0].slice(0, 3) : null;

/** What lies where the pointer is, or what has just happened, while nothing is asked. */
function Looked({ told, pointed, events, eventText }: Props) {
  const happened = sentences(events, told, eventText).join(' ');
  return (
    <p class="act looked" tabIndex={0}>
      {pointed === null ? happened || t('domaine.look') : placeText(pointed, told)}
    </p>
  );
}

function promptOf({ turn, picked, card }: Props): string {
  if (turn.sent) return t('moves.sending');
  if (turn.refusal) return reasonOf(turn.refusal);
  if (turn.isWhole) return t('domaine.prompt.whole');
  const now = turn.laid.table;
  switch (now.asked) {
    case 'castle':
      return castlePrompt(now, picked);
    case 'card':
      return card === null ? t('domaine.prompt.card') : t('domaine.prompt.option');
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

/** The moves that are laid out, and the end of the action, if it may end here. */
function Laid({ turn }: Props) {
  const mayEnd = turn.legal.includes('end');
  if (turn.moves.length === 0 && !mayEnd) return null;
  return (
    <div class="laid">
      <ol class="laid-moves" aria-label={t('domaine.laid')}>
        {turn.moves.map((move, n) => (
          <li key={n} title={moveText('domaine', move)}>
            <span class="visually-hidden">{moveText('domaine', move)}</span>
            <code aria-hidden="true">{move}</code>
          </li>
        ))}
      </ol>
      {mayEnd && (
        <button type="button" class="end" title={t('domaine.end')} onClick={() => turn.add('end')}>
          {t('domaine.end.short')}
        </button>
      )}
    </div>
  );
}

/** What everybody sees on the map and among the points is not told here again. */
const plain = new Set('played border knight castle turn income points ended sold drew'.split(' '));

function sentences(events: readonly { e: string }[], { names }: Told, eventText: EventText): string[] {
  return events.filter(event => !plain.has(event.e)).map(event => eventText(event, names));
}

function Effects({ turn, told, eventText, pointed }: Props) {
  const would = sentences(turn.events, told, eventText);
  const looked = pointed === null ? '' : placeText(pointed, told);
  if (would.length === 0)
    return <p class="effects soft">{looked || (turn.moves.length > 0 && t('domaine.effects.none'))}</p>;
  return (
    <ul class="effects" tabIndex={0} aria-live="polite" aria-label={t('domaine.effects')}>
      {would.map((text, n) => (
        <li key={n}>{text}</li>
      ))}
    </ul>
  );
}

function Buttons({ turn, picked, card, onCancel }: Props) {
  const nothing = turn.moves.length === 0 && picked === null && card === null;
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
