// The last question before something that can't be undone.
import { t } from '../words/t';

interface Props {
  question: string;
  /** what the button that does it says */
  does: string;
  onDo: () => void;
  onCancel: () => void;
}

/** The keyboard goes to where nothing happens. */
export function AreYouSure({ question, does, onDo, onCancel }: Props) {
  return (
    <>
      <p>{question}</p>
      <div class="sure">
        <button type="button" class="warn" onClick={onDo}>
          {does}
        </button>
        <button type="button" ref={focus} onClick={onCancel}>
          {t('dialog.cancel')}
        </button>
      </div>
    </>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
