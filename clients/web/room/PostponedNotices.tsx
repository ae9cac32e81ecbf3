// Notices about actions that the client has postponed. Each has a button that cancels the action.
import { t } from '../words/t';
import { secondsToUndo } from './postponed';
import { useRoom } from './roomContext';

/** The notices. People see the seconds run; screen readers don't read them. */
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

/** Focuses the button, because five seconds are short for a person who must reach it by keyboard. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
