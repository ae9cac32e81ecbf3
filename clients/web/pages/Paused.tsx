// The banner that shows a pause of the match instead of the turn. PROTOCOL.md, "Offers".
import { type Pause, pauseText } from '../room/pauseText';
import { TurnBanner } from '../table/TurnBanner';
import { Icon } from '../ui/Icon';
import { t } from '../words/t';

export default function Paused({ pause }: { pause: Pause }) {
  return (
    <TurnBanner what={pauseText(pause)} why={t('pause.nobody_moves')}>
      <Icon name="pause" />
    </TurnBanner>
  );
}
