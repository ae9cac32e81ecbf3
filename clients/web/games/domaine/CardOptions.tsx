// The options of the picked card: each of its actions, or selling it. An impossible option says
// why.
import type { DomaineView } from 'reami';
import type { ComponentChildren } from 'preact';
import { plural, t } from '../../words/t';
import { letterOf } from './Cards';
import { actionText, type Told } from './describe';
import { ActionIcon, type Action } from './drawings/ActionIcon';
import { ruleOfAction, ruleOfRefusal } from './rules/ruleOf';
import { Coin, ruleText } from './Standings';
import type { Turn } from './useTurn';

interface Props {
  told: Told;
  view: DomaineView;
  turn: Turn;
  card: string;
}

export function CardOptions({ told, view, turn, card }: Props) {
  const face = told.catalog.cards[card];
  if (!face) return null;
  const actions = Object.entries(face.actions) as [Action, number][];
  return (
    <div class="card-options" role="group" aria-label={t('domaine.options', { card })}>
      {actions.map(([action, steps]) => {
        const move = card + letterOf(action);
        const why = view.refused[move];
        return (
          <Option
            key={move}
            move={move}
            rule={why === undefined ? ruleOfAction(action) : ruleOfRefusal(why)}
            turn={turn}
            why={why === undefined ? null : ruleText(why)}
            text={actionText(action, steps)}
            count={steps}
            price={`−${face.cost}`}
            label={t('domaine.option.play', {
              action: actionText(action, steps),
              cost: plural('domaine.ducats', face.cost),
            })}
          >
            <ActionIcon action={action} />
          </Option>
        );
      })}
      <Option
        move={`${card}$`}
        rule="R4.2"
        turn={turn}
        why={null}
        text={t('domaine.option.sell')}
        count={0}
        price={`+${face.sell}`}
        label={t('domaine.option.sell.label', { price: plural('domaine.ducats', face.sell) })}
      >
        <Coin />
      </Option>
    </div>
  );
}

type Of = Pick<Props, 'told' | 'view'>;

/** Why actions of this card can't be played now: each refused action, and its reason. */
const refusedOf = (card: string, { told, view }: Of) =>
  actionsOf(card, told).flatMap(([action, steps]) => {
    const why = view.refused[card + letterOf(action)];
    return why === undefined ? [] : [{ action: actionText(action, steps ?? 0), why: ruleText(why) }];
  });

const actionsOf = (card: string, { catalog }: Told) => Object.entries(catalog.cards[card]?.actions ?? {});

export const canOnlyBeSold = (card: string, of: Of) =>
  refusedOf(card, of).length === actionsOf(card, of.told).length;

/** Why the card or one of its actions can't be played now; null if all its actions can be played. */
export function whyNotText(card: string, of: Of): string | null {
  const refused = refusedOf(card, of);
  if (refused.length === 0) return null;
  const reasons = new Set(refused.map(({ why }) => why));
  if (canOnlyBeSold(card, of) && reasons.size === 1) return refused[0]!.why;
  return refused.map(({ action, why }) => t('domaine.why_not.action', { action, why })).join(' ');
}

interface OptionProps {
  move: string;
  rule: string | undefined;
  turn: Turn;
  why: string | null;
  text: string;
  price: string;
  label: string;
  /** the number of steps; 0 for selling the card */
  count: number;
  children: ComponentChildren;
}

function Option({ move, rule, turn, why, text, price, label, count, children }: OptionProps) {
  const spoken = why === null ? label : `${label}. ${why}`;
  return (
    <button
      type="button"
      class="card-option"
      data-move={move}
      data-rule={rule}
      aria-pressed={turn.moves[0] === move}
      disabled={why !== null}
      onClick={() => turn.put(0, move)}
    >
      <span class="visually-hidden">{spoken}</span>
      {children}
      <span class="option-text" aria-hidden="true">
        {text}
      </span>
      {count > 0 && (
        <span class="option-count" aria-hidden="true">
          {count}
        </span>
      )}
      <b aria-hidden="true">{price}</b>
    </button>
  );
}
