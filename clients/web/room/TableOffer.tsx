// The open offer about the running match. Everybody sees it, and people in seats answer it. The page also
// shows the offers of people whom the user ignores, because such an offer concerns the whole table. This part
// also tells screen readers that the match is paused. PROTOCOL.md, "Offers".
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FromServerOpenOffer, FromServerRoom } from 'reami';
import { personAt } from '../model/people';
import { knownPlural, t } from '../words/t';
import { OfferAnswer, OfferEnded, OfferNotice } from './OfferNotice';
import { pauseText } from './pauseText';
import { useRoom } from './roomContext';

/** Whether all people agreed, so that the offer ended because the server carried it out. */
const isAgreed = ({ asked, yes }: FromServerOpenOffer) => asked.every(seat => yes.includes(seat));

export function TableOffer({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const you = here.client.you.value;
  const before = useRef(room);
  const takesBack = useRef(false);
  const [isDeclined, setDeclined] = useState(false);
  useEffect(() => {
    const earlier = before.current.offer;
    const own = earlier !== undefined && earlier.by === you && !isAgreed(earlier);
    const isOver = own && !room.offer && room.phase === 'playing';
    if (isOver || room.offer || room.phase !== 'playing') setDeclined(isOver && !takesBack.current);
    if (room.offer) takesBack.current = false;
    before.current = room;
  }, [room]);
  const takeBack = () => {
    takesBack.current = true;
    void here.ask({ t: 'answer', agree: false });
  };
  return (
    <div role="status">
      {room.pause && <span class="visually-hidden">{pauseText(room.pause)}</span>}
      {room.offer && <Offer room={room} offer={room.offer} onTakeBack={takeBack} />}
      {isDeclined && <OfferEnded says={t('offer.declined')} onClose={() => setDeclined(false)} />}
    </div>
  );
}

interface Props {
  room: FromServerRoom;
  offer: FromServerOpenOffer;
  onTakeBack(): void;
}

function Offer({ room, offer, onTakeBack }: Props) {
  const here = useRoom();
  const you = here.client.you.value;
  const name = personAt(room, offer.by)?.name ?? '';
  const values = {
    name,
    what: whatIn(offer, name, you === offer.by),
    yes: offer.yes.length,
    all: offer.asked.length,
  };
  if (you === offer.by)
    return (
      <OfferNotice says={t('offer.yours', values)}>
        <OfferAnswer icon="undo" words={t('host.take_back')} onGive={onTakeBack} />
      </OfferNotice>
    );
  const answers = (agree: boolean) => () => void here.ask({ t: 'answer', agree });
  const isAsked = you !== null && offer.asked.includes(you);
  const mayAgree = isAsked && !offer.yes.includes(you);
  return (
    <OfferNotice says={t(mayAgree ? 'offer.asks_you' : 'offer.open', values)}>
      {mayAgree && <OfferAnswer icon="check" words={t('offer.agree')} onGive={answers(true)} />}
      {isAsked && <OfferAnswer icon="close" words={t('offer.decline')} onGive={answers(false)} />}
    </OfferNotice>
  );
}

function whatIn({ what, lasts }: FromServerOpenOffer, name: string, isOwn: boolean): string {
  if (what === 'undo' && isOwn) return t('offer.what.undo_own');
  if (what !== 'pause') return t(`offer.what.${what}`, { name });
  if (lasts === undefined) return t('offer.what.pause');
  const [unit, seconds] =
    lasts % 86400 === 0
      ? (['days', 86400] as const)
      : lasts % 3600 === 0
        ? (['hours', 3600] as const)
        : (['minutes', 60] as const);
  const time = knownPlural(`offer.pause.${unit}`, Math.round(lasts / seconds)) ?? '';
  return t('offer.what.pause_for', { time });
}
