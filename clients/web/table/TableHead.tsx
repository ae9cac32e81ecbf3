// The top of every game's table: whose turn it is, the guide, the switches of asking and of the sounds, why
// the last move was refused, else the goal or a tip; for those who hear the table, wherever the focus is,
// what has just happened and that it is their turn.
// A replay has its controls there.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameTypes, TableProps } from '../model/game';
import type { RuleOf } from '../rules/rulesByCode';
import { t } from '../words/t';
import { AskSwitch } from './AskSwitch';
import { GoalOrTip } from './GoalOrTip';
import { GuideButton } from './GuideButton';
import { HeadContext } from './headContext';
import { LastMove } from './LastMove';
import { RefusedMove } from './RefusedMove';
import { SoundSwitch } from './SoundSwitch';

interface Props<G extends GameTypes> extends TableProps<G> {
  ruleOf: RuleOf;
  /** kinds of events that everybody sees anyway: of these the last move is not told */
  untold?: readonly string[];
  /** the last moves are told in another place of the table */
  tellsElsewhere?: true;
  /** the banner */
  children: ComponentChildren;
}

export function TableHead<G extends GameTypes>(props: Props<G>) {
  const { game, names, events, ask, refusal, readOnly, result, eventText, ruleOf, children } = props;
  const instead = useContext(HeadContext);
  if (instead !== null) return <>{instead}</>;
  const told = events.map(event => eventText(event, names));
  if (ask !== null && !readOnly) told.push(`${t('turn.yours')}.`);
  return (
    <>
      <header class="table-head">
        {children}
        <GuideButton {...props} />
        {!readOnly && <AskSwitch />}
        {!readOnly && <SoundSwitch />}
        {refusal ? (
          <RefusedMove refusal={refusal} game={game} rule={ruleOf(refusal.code)} />
        ) : (
          <GoalOrTip {...props} />
        )}
      </header>
      <p class="visually-hidden" aria-live="polite">
        {told.join(' ')}
      </p>
      {result === null && !props.tellsElsewhere && <LastMove {...props} />}
    </>
  );
}
