// The confirmation before a move is sent: the move in a sentence and two buttons, in every game.
import type { ComponentChildren } from 'preact';
import { Icon } from '../ui/Icon';
import { t } from '../words/t';

interface Props {
  /** the move in words */
  text: string;
  confirm: string;
  /** the note is still loading: screen readers wait, to read everything at once */
  isAsking?: boolean;
  /** the move was sent and has no answer yet */
  sent: boolean;
  /** further text about the move */
  note?: ComponentChildren;
  /** other elements send the move */
  withoutButtons?: boolean;
  onConfirm(): void;
  onCancel(): void;
  children?: ComponentChildren;
}

export function ConfirmBar(props: Props) {
  const { text, confirm, isAsking, sent, note, withoutButtons, onConfirm, onCancel, children } = props;
  return (
    <div class="confirm-bar" role="group" aria-label={t('confirm.title')} aria-busy={isAsking === true}>
      <p aria-live="polite">{sent ? t('moves.sending') : text}</p>
      {note}
      {!withoutButtons && (
        <div class="confirm-buttons">
          <button type="button" class="main confirm" disabled={sent} onClick={onConfirm}>
            {confirm}
          </button>
          {children}
          <button type="button" class="cancel" disabled={sent} onClick={onCancel}>
            <Icon name="close" />
            <span>{t('dialog.cancel')}</span>
          </button>
        </div>
      )}
    </div>
  );
}
