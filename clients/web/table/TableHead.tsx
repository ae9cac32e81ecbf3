// The top of every game's table: the turn, the guide, and the switches for asking and for sounds. Below them
// is the reason of a refused move; without a refusal, the goal or a tip. This part also tells screen readers
// the latest events and the player's turn, wherever the focus is. In a replay, it has the replay's controls.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameTypes, TableProps } from '../model/game';
import type { RuleOf } from '../rules/rulesByCode';
import { t } from '../words/t';
import { AskSwitch } from './AskSwitch';
import { GoalOrTip } from './GoalOrTip';
import { GuideButton } from './GuideButton';
import { LastMove } from './LastMove';
import { RefusedMove } from './RefusedMove';
import { ReplayContext } from './replayContext';
import { SoundSwitch } from './SoundSwitch';
import { UndoButton } from './UndoButton';

interface Props<G extends GameTypes> extends TableProps<G> {
  ruleOf: RuleOf;
  /** kinds of events that the last move does not show, because the table shows them clearly */
  untold?: readonly string[];
  /** true if another part of the table shows the last moves */
  tellsElsewhere?: true;
  /** the banner */
  children: ComponentChildren;
}

export function TableHead<G extends GameTypes>(props: Props<G>) {
  const { game, names, events, ask, refusal, readOnly, paused, result, eventText, ruleOf } = props;
  const { onUndo, children } = props;
  const instead = useContext(ReplayContext);
  if (instead !== null) return <>{instead.head}</>;
  const told = events.map(event => eventText(event, names));
  if (ask !== null && !readOnly) told.push(`${t('turn.yours')}.`);
  return (
    <>
      <header class="table-head">
        {paused ?? children}
        {onUndo && <UndoButton onUndo={onUndo} />}
        <GuideButton {...props} />
        {!readOnly && !paused && <AskSwitch />}
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
