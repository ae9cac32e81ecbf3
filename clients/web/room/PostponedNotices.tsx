// Notices about postponed actions, with a button that cancels them.
import { t } from '../words/t';
import { secondsToUndo } from './postponed';
import { useRoom } from './roomContext';

/** The countdown is visible only; screen readers do not read each second. */
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

/** Focuses the button, because five seconds are short for people who search for it by keyboard. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
