// The last word before a move is sent: what it would be, in a sentence, and two buttons. The same in every
// game.
import type { ComponentChildren } from 'preact';
import { Icon } from '../ui/Icon';
import { t } from '../words/t';

interface Props {
  /** what would be sent */
  text: string;
  confirm: string;
  /** more is about to be said of it: who hears the page hears all of it at once */
  isAsking?: boolean;
  /** it is on its way */
  sent: boolean;
  /** what else is said of it */
  note?: ComponentChildren;
  /** it is sent from elsewhere */
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
