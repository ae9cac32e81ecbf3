// The switch that says whether the client asks before it sends a move.
import { Icon } from '../ui/Icon';
import { t } from '../words/t';
import { asksFirst, switchAsking } from './asking';
import { HeadSwitch } from './HeadSwitch';

export function AskSwitch() {
  const asks = asksFirst.value;
  return (
    <HeadSwitch
      kind="ask-switch"
      name={t('asking.title')}
      title={t(asks ? 'asking.on' : 'asking.off')}
      isOn={asks}
      onSwitch={switchAsking}
    >
      <Icon name={asks ? 'asks' : 'sends'} />
    </HeadSwitch>
  );
}
