// Asking before a move is sent, on or off.
import { Icon } from '../ui/Icon';
import { t } from '../words/t';
import { asksFirst, switchAsking } from './asking';

export function AskSwitch() {
  return (
    <button
      type="button"
      class="head-switch"
      aria-pressed={asksFirst.value}
      aria-label={t('asking.title')}
      title={t(asksFirst.value ? 'asking.on' : 'asking.off')}
      onClick={switchAsking}
    >
      <Icon name={asksFirst.value ? 'asks' : 'sends'} />
    </button>
  );
}
