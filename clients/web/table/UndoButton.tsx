// The button that takes the player's last turn back.
import { Icon } from '../ui/Icon';
import { t } from '../words/t';

export function UndoButton({ onUndo }: { onUndo: () => void }) {
  return (
    <button type="button" class="head-switch undo-button" title={t('turn.undo')} onClick={onUndo}>
      <Icon name="undo" />
      <span>{t('turn.undo')}</span>
    </button>
  );
}
