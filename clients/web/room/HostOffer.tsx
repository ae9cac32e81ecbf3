// The offer of the host's role. The player who gets it can accept or decline it, and the host can take it
// back. After its end, a notice names the host until the person closes the notice. PROTOCOL.md, "The host's
// role".
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { personAt } from '../model/people';
import { t } from '../words/t';
import { OfferAnswer, OfferEnded, OfferNotice } from './OfferNotice';
import { type RoomHere, useRoom } from './roomContext';

/**
 * How the offer ended. `accepted`: the player with the offer is the host now. `over`: the host is still the
 * same.
 */
type End = 'accepted' | 'over';

function endOf(before: FromServerRoom, after: FromServerRoom): End | null {
  if (before.host_offer === undefined || after.host_offer !== undefined) return null;
  if (after.host === before.host_offer) return 'accepted';
  return after.host === before.host ? 'over' : null;
}

const personIn = (room: FromServerRoom, viewer: string | undefined) =>
  personAt(room, Number(viewer?.slice('seat:'.length)));

export function HostOffer({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const before = useRef(room);
  const [end, setEnd] = useState<End | null>(null);
  useEffect(() => {
    const ended = endOf(before.current, room);
    before.current = room;
    if (ended !== null || room.host_offer !== undefined) setEnd(ended);
  }, [room]);
  return (
    <div role="status">
      <Offer room={room} here={here} />
      {room.host_offer === undefined && (
        <Ended end={end} room={room} here={here} onClose={() => setEnd(null)} />
      )}
    </div>
  );
}

interface Props {
  room: FromServerRoom;
  here: RoomHere;
}

function Offer({ room, here }: Props) {
  const host = personIn(room, room.host);
  const to = personIn(room, room.host_offer);
  if (!host || !to) return null;
  if (here.isHost(room))
    return (
      <OfferNotice says={t('host.offers', { name: to.name })}>
        <OfferAnswer
          icon="undo"
          words={t('host.take_back')}
          onGive={() => void here.ask({ t: 'offer_host' })}
        />
      </OfferNotice>
    );
  if (to.seat !== here.client.you.value || here.ignored.value.has(host.who)) return null;
  return (
    <OfferNotice says={t('host.offered', { name: host.name })}>
      <OfferAnswer icon="check" words={t('host.accept')} onGive={() => void here.ask({ t: 'accept_host' })} />
      <OfferAnswer
        icon="close"
        words={t('host.decline')}
        onGive={() => void here.ask({ t: 'accept_host', accept: false })}
      />
    </OfferNotice>
  );
}

function Ended({ end, room, here, onClose }: Props & { end: End | null; onClose: () => void }) {
  const isHost = here.isHost(room);
  const host = personIn(room, room.host);
  if (end === null || !host || (end === 'over' && !isHost)) return null;
  const ofAccepted = isHost ? t('host.now.you') : t('host.now', { name: host.name });
  return <OfferEnded says={end === 'over' ? t('host.over') : ofAccepted} onClose={onClose} />;
}
