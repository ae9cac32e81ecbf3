// The question before an action that nobody can undo.
import { t } from '../words/t';

interface Props {
  question: string;
  /** the text of the button that confirms the action */
  does: string;
  onDo: () => void;
  onCancel: () => void;
}

/** The question. At first, the button that cancels has the focus. */
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
