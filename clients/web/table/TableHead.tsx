// The top of every game's table: whose turn it is, the switches of asking and of the sounds, why the last
// move was refused; and for those who hear the table, what has just happened.
import type { ComponentChildren } from 'preact';
import type { TableProps } from '../model/game';
import type { RuleOf } from '../rules/rulesByCode';
import { AskSwitch } from './AskSwitch';
import { RefusedMove } from './RefusedMove';
import { SoundSwitch } from './SoundSwitch';

interface Props extends Pick<TableProps, 'game' | 'names' | 'refusal' | 'readOnly' | 'eventText'> {
  events: readonly { e: string }[];
  ruleOf: RuleOf;
  /** the banner */
  children: ComponentChildren;
}

export function TableHead(props: Props) {
  const { game, names, events, refusal, readOnly, eventText, ruleOf, children } = props;
  return (
    <>
      <header class="table-head">
        {children}
        {!readOnly && <AskSwitch />}
        {!readOnly && <SoundSwitch />}
        {refusal && <RefusedMove refusal={refusal} game={game} rule={ruleOf(refusal.code)} />}
      </header>
      <p class="visually-hidden" aria-live="polite">
        {events.map(event => eventText(event, names)).join(' ')}
      </p>
    </>
  );
}
