// The last word before a move is sent: what it would be, in a sentence, and two buttons. The same in every
// game.
import type { ComponentChildren } from 'preact';
import { t } from '../words/t';

interface Props {
  /** what would be sent */
  text: string;
  confirm: string;
  /** it is on its way */
  sent: boolean;
  onConfirm(): void;
  onCancel(): void;
  children?: ComponentChildren;
}

export function ConfirmBar({ text, confirm, sent, onConfirm, onCancel, children }: Props) {
  return (
    <div class="confirm-bar" role="group" aria-label={t('confirm.title')}>
      <p aria-live="polite">{sent ? t('moves.sending') : text}</p>
      <div class="confirm-buttons">
        <button type="button" class="main confirm" disabled={sent} onClick={onConfirm}>
          {confirm}
        </button>
        {children}
        <button type="button" disabled={sent} onClick={onCancel}>
          {t('dialog.cancel')}
        </button>
      </div>
    </div>
  );
}
