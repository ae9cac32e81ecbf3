// The question before the client sends a move: a sentence about the move, and two buttons. All games use it.
import type { ComponentChildren } from 'preact';
import { Icon } from '../ui/Icon';
import { t } from '../words/t';

interface Props {
  /** the move in words */
  text: string;
  confirm: string;
  /** true while the note is loading; screen readers wait for it, so that they read everything at once */
  isAsking?: boolean;
  /** true if the client has sent the move and has no answer yet */
  sent: boolean;
  /** more text about the move */
  note?: ComponentChildren;
  /** true if other elements send the move */
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
