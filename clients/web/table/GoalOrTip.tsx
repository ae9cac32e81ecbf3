// The line under the turn. It shows the goal of the game or, in a person's first match, a tip for the present
// decision.
import { useContext, useEffect } from 'preact/hooks';
import { withStyle } from '../browser/styles';
import type { GameTypes, TableProps } from '../model/game';
import type { Guide } from '../model/guide';
import { Icon } from '../ui/Icon';
import lessonStyle from '../style/lesson.css';
import { lazy } from '../ui/lazy';
import { useLoaded } from '../ui/useLoaded';
import { t } from '../words/t';
import { LessonContext } from './lesson/context';
import { endTips, hasTips, isStillNew } from './tips';

/** The client fetches this only for lessons. */
const LessonHint = lazy(() => withStyle(lessonStyle, import('./lesson/LessonHint')));

type Asked = 'game' | 'view' | 'legal' | 'ask' | 'you' | 'readOnly' | 'result' | 'guide';
type Told = 'catalog' | 'events' | 'names' | 'eventText' | 'lesson';
type Props<G extends GameTypes> = Pick<TableProps<G>, Asked | Told>;

/**
 * The tip for the present decision. Null without a decision, or if the client has shown the tip often enough.
 */
function tipOf<G extends GameTypes>(guide: Guide<G>, { ask, ...asked }: Props<G>) {
  const tip = ask === null || asked.legal.length === 0 ? null : guide.tip(asked);
  return tip !== null && isStillNew(tip, ask!) ? tip : null;
}

export function GoalOrTip<G extends GameTypes>(props: Props<G>) {
  const learning = useContext(LessonContext);
  const { result, readOnly } = props;
  if (learning === null || result !== null || readOnly) return <Told {...props} />;
  return <LessonHint {...props} learning={learning} />;
}

function Told<G extends GameTypes>(props: Props<G>) {
  const { game, you, result, readOnly } = props;
  const { value: guide } = useLoaded(() => props.guide(), [game]);
  const isOver = result !== null && you !== null;
  useEffect(() => {
    if (isOver) endTips(game);
  }, [isOver, game]);
  if (guide === null || result !== null) return null;
  if (readOnly || !hasTips(game)) return <p class="game-goal">{t(guide.goal)}</p>;
  return (
    <p class="game-goal tip">
      <span role="status">{t(tipOf(guide, props) ?? guide.goal)}</span>
      <button type="button" class="plain" aria-label={t('tips.end')} onClick={() => endTips(game)}>
        <Icon name="close" />
      </button>
    </p>
  );
}
