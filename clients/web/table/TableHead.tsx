// The top of every game's table: whose turn it is, the switch of the sounds, why the last move was refused;
// and for those who hear the table, what has just happened.
import type { ComponentChildren } from 'preact';
import type { Refusal } from '../model/match';
import type { RuleOf } from '../rules/rulesByCode';
import { RefusedMove } from './RefusedMove';
import { SoundSwitch } from './SoundSwitch';

interface Props {
  game: string;
  ruleOf: RuleOf;
  refusal: Refusal | null;
  readOnly: boolean;
  /** the events of the last update, in words */
  told: readonly string[];
  /** the banner */
  children: ComponentChildren;
}

export function TableHead({ game, ruleOf, refusal, readOnly, told, children }: Props) {
  return (
    <>
      <header class="table-head">
        {children}
        {!readOnly && <SoundSwitch />}
        {refusal && <RefusedMove refusal={refusal} game={game} rule={ruleOf(refusal.code)} />}
      </header>
      <p class="visually-hidden" aria-live="polite">
        {told.join(' ')}
      </p>
    </>
  );
}
