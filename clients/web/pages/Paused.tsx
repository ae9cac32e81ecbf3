// The banner that shows a pause of the match instead of the turn. A player can offer to end the pause.
// PROTOCOL.md, "Offers".
import type { FromServerRoom } from 'reami';
import { pauseText } from '../room/pauseText';
import { useRoom } from '../room/roomContext';
import { TurnBanner } from '../table/TurnBanner';
import { Icon } from '../ui/Icon';
import { t } from '../words/t';

export default function Paused({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const mayOffer = here.client.you.value !== null && !room.offer;
  return (
    <>
      <TurnBanner what={pauseText(room.pause!)} why={t('pause.nobody_moves')}>
        <Icon name="pause" />
      </TurnBanner>
      {mayOffer && (
        <button type="button" class="go-on" onClick={() => void here.ask({ t: 'offer', what: 'resume' })}>
          {t('pause.go_on')}
        </button>
      )}
    </>
  );
}
