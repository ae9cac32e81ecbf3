// What will happen in a few seconds, with the button that calls it back.
import { t } from '../words/t';
import { secondsToUndo } from './postponed';
import { useRoom } from './roomContext';

/** Seconds that pass are seen; they are not read aloud one by one. */
export function PostponedNotices() {
  const { postponed } = useRoom();
  const all = postponed.all.value;
  return (
    <>
      {all.length > 0 && (
        <section aria-label={t('soon.title')}>
          {all.map(({ says, secondsLeft }, index) => (
            <p key={index}>
              <span role="timer">{says(secondsLeft)}</span>
              <button type="button" class="small" ref={focusOnce} onClick={() => postponed.undo(index)}>
                {t('soon.undo')}
              </button>
            </p>
          ))}
        </section>
      )}
      <span class="visually-hidden" role="status">
        {all.at(-1)?.says(secondsToUndo)}
      </span>
    </>
  );
}

/** Five seconds are short for people who look for the button by keyboard. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
