// The hint of a lesson: what the learner should see and do now. It marks the elements that it names. While
// others decide, it says what they do. At the end of the lesson, it leads to a match and to the rules.
import { useEffect, useState } from 'preact/hooks';
import { at } from '../../browser/base';
import type { GameTypes, TableProps } from '../../model/game';
import { after, follow, type Lesson, type LessonPlace, type Seen } from '../../model/lesson';
import { Icon } from '../../ui/Icon';
import { useLoaded } from '../../ui/useLoaded';
import { addWords, t } from '../../words/t';
import { laidOut, type LearningHere } from './context';
import { useMarks } from './useMarks';
import { words } from './words';

type Told = 'game' | 'view' | 'legal' | 'catalog' | 'ask' | 'events' | 'names' | 'eventText' | 'lesson';
interface Props<G extends GameTypes> extends Pick<TableProps<G>, Told> {
  learning: LearningHere;
}

export default function LessonHint<G extends GameTypes>(props: Props<G>) {
  const { value: lesson } = useLoaded(async () => {
    const [lesson] = await Promise.all([props.lesson(), addWords(words)]);
    return lesson;
  }, [props.game]);
  if (lesson === null) return null;
  return props.ask === null ? <Others {...props} /> : <Asked {...props} ask={props.ask} lesson={lesson} />;
}

/** The latest events. The learner may have missed them while reading. */
function Others<G extends GameTypes>({ events, names, eventText, learning }: Props<G>) {
  const told = events.map(event => eventText(event, names)).filter(Boolean);
  return (
    <p class="game-goal tip hint">
      <span role="status">{told.length > 0 ? told.join(' ') : t('learn.wait')}</span>
      <Close label={t('learn.skip')} onClose={learning.end} />
    </p>
  );
}

type AskedProps<G extends GameTypes> = Omit<Props<G>, 'ask' | 'lesson'> & { ask: number; lesson: Lesson<G> };

/**
 * How far the learner has come. The browser stores only progress by moves that were sent; laid out moves may
 * lead further.
 */
function useLesson<G extends GameTypes>({ lesson, learning, ...seen }: AskedProps<G>) {
  const [kept, keep] = useState(learning.place);
  const sent: Seen<G> = { ...seen, laid: [] };
  const last = lesson.steps.length - 1;
  const whole = (place: LessonPlace) => (place.step > last ? { ...place, step: last } : place);
  const now = whole(follow(lesson.steps, kept, sent));
  useEffect(() => {
    keep(now);
    learning.keep(now);
  }, [JSON.stringify(now)]);
  const seenNow: Seen<G> = { ...seen, laid: laidOut.value };
  const ahead = whole(follow(lesson.steps, now, seenNow));
  // If the next step has no action, it waits until the player has sent the turn.
  const place = lesson.steps[ahead.step]!.done ? ahead : now;
  return { step: lesson.steps[place.step]!, place, seen: seenNow, next: () => keep(after(place)) };
}

function Asked<G extends GameTypes>(props: AskedProps<G>) {
  const { lesson, learning, game } = props;
  const { step, place, seen, next } = useLesson(props);
  useMarks(step.at ?? '', step.places?.(seen) ?? [], lesson.prefix);
  const isLast = place.step === lesson.steps.length - 1;
  return (
    <p class="game-goal tip hint" data-ask={seen.ask}>
      <small>{t('learn.step', placeInPart(lesson.steps, place.step))}</small>
      <span role="status">
        {place.elseAt === seen.ask && `${t('learn.else')} `}
        {t(step.text, step.values?.(seen))}
      </span>
      {step.ends && <Ways game={game} learning={learning} />}
      {!step.done && !isLast && (
        <button type="button" class="small next" onClick={next}>
          {t(step.ends ? 'learn.more' : 'learn.next')}
        </button>
      )}
      <Close label={t(isLast ? 'learn.stay' : 'learn.skip')} onClose={learning.end} />
    </p>
  );
}

/** The number of a step in its part of the lesson, and the number of steps in this part. */
function placeInPart(all: readonly { ends?: true }[], at: number): { step: number; steps: number } {
  const before = all.slice(0, at).reduce((begin, one, n) => (one.ends ? n + 1 : begin), 0);
  const end = all.findIndex((one, n) => n >= at && one.ends);
  return { step: at - before + 1, steps: (end < 0 ? all.length : end + 1) - before };
}

/** The links from a lesson to a match and to the rules. */
function Ways<G extends GameTypes>({ game, learning }: Pick<AskedProps<G>, 'game' | 'learning'>) {
  const [fault, setFault] = useState('');
  const [isOpening, setOpening] = useState(false);
  async function play() {
    setOpening(true);
    try {
      await learning.play();
    } catch (refused) {
      setFault((refused as Error).message);
      setOpening(false);
    }
  }
  return (
    <>
      {fault && <span role="alert">{fault}</span>}
      <a class="button small" href={at(`/rules/${game}`)}>
        {t('learn.rules')}
      </a>
      <button type="button" class="small main" disabled={isOpening} onClick={() => void play()}>
        {t('learn.play')}
      </button>
    </>
  );
}

const Close = ({ label, onClose }: { label: string; onClose(): void }) => (
  <button type="button" class="plain" aria-label={label} title={label} onClick={onClose}>
    <Icon name="close" />
  </button>
);
