// In a match that is played to learn its game: what there is to see and to do at this turn, and a mark on the
// thing that it speaks of.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Hint, type Lesson, placeOf } from '../model/lesson';
import { Icon } from '../ui/Icon';
import { useLoaded } from '../ui/useLoaded';
import { t } from '../words/t';

export interface LessonHintProps {
  game: string;
  lesson(): Promise<Lesson | null>;
  /** the number of the decision; null while others decide */
  ask: number | null;
  onEnd(): void;
}

export default function LessonHint({ game, lesson: load, ...props }: LessonHintProps) {
  const { value: lesson } = useLoaded(() => load(), [game]);
  return lesson === null ? null : <Hints {...props} lesson={lesson} />;
}

/** Where the lesson is; while others decide, where it was. */
function usePlace({ match }: Lesson, ask: number | null) {
  const last = useRef(1);
  if (ask !== null) last.current = ask;
  return { ask: last.current, ...placeOf(match.turns, last.current) };
}

function useMark({ at }: Hint, isShown: boolean): void {
  useEffect(() => {
    const place = isShown ? document.querySelector(`.table-frame ${at}`) : null;
    place?.setAttribute('data-hinted', '');
    return () => place?.removeAttribute('data-hinted');
  });
}

function Hints({ lesson, ask, onEnd }: Pick<LessonHintProps, 'ask' | 'onEnd'> & { lesson: Lesson }) {
  const { turn, ...now } = usePlace(lesson, ask);
  const hints = lesson.hints[turn]!;
  const [seen, see] = useState<{ at: number; hints: number } | null>(null);
  // who sends a turn in parts, or plays another way, is told only what comes last
  const seenNow = seen?.at === now.ask ? seen.hints : now.isBegin ? 0 : hints.length - 1;
  const hint = hints[seenNow]!;
  const isLastNow = seenNow === hints.length - 1;
  const isLast = isLastNow && turn === lesson.hints.length - 1;
  useMark(hint, ask !== null);
  const before = lesson.hints.slice(0, turn).flat().length;
  const steps = lesson.hints.flat().length;
  return (
    <p class="game-goal tip hint">
      <small>{t('learn.step', { step: before + seenNow + 1, steps })}</small>
      <span role="status">{ask === null ? t('learn.wait') : t(hint.text)}</span>
      {ask !== null && !isLastNow && (
        <button type="button" class="small" onClick={() => see({ at: now.ask, hints: seenNow + 1 })}>
          {t('learn.next')}
        </button>
      )}
      {isLast && ask !== null ? (
        <button type="button" class="small" onClick={onEnd}>
          {t('learn.done')}
        </button>
      ) : (
        <button
          type="button"
          class="plain"
          aria-label={t('learn.skip')}
          title={t('learn.skip')}
          onClick={onEnd}
        >
          <Icon name="close" />
        </button>
      )}
    </p>
  );
}
