// The offer to end the running match without a result. Everybody sees it, and people in seats answer it. The
// page also shows the offers of people whom the user ignores, because such an offer concerns the whole table.
// PROTOCOL.md, "Ending a match early".
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { peopleSeats, personAt } from '../model/people';
import { t } from '../words/t';
import { OfferAnswer, OfferEnded, OfferNotice } from './OfferNotice';
import { useRoom } from './roomContext';

export function EndOffer({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const you = here.client.you.value;
  const before = useRef(room);
  const takesBack = useRef(false);
  const [isDeclined, setDeclined] = useState(false);
  useEffect(() => {
    const own = before.current.end_offer?.by === you && you !== null;
    const isOver = own && !room.end_offer && room.phase === 'playing';
    if (isOver || room.end_offer || room.phase !== 'playing') setDeclined(isOver && !takesBack.current);
    if (room.end_offer) takesBack.current = false;
    before.current = room;
  }, [room]);
  const takeBack = () => {
    takesBack.current = true;
    void here.ask({ t: 'answer_end', agree: false });
  };
  return (
    <div role="status">
      {room.end_offer && <Offer room={room} offer={room.end_offer} onTakeBack={takeBack} />}
      {isDeclined && <OfferEnded says={t('end_offer.declined')} onClose={() => setDeclined(false)} />}
    </div>
  );
}

interface Props {
  room: FromServerRoom;
  offer: NonNullable<FromServerRoom['end_offer']>;
  onTakeBack(): void;
}

function Offer({ room, offer, onTakeBack }: Props) {
  const here = useRoom();
  const you = here.client.you.value;
  const values = {
    name: personAt(room, offer.by)?.name ?? '',
    yes: offer.yes.length,
    all: peopleSeats(room).length,
  };
  if (you === offer.by)
    return (
      <OfferNotice says={t('end_offer.yours', values)}>
        <OfferAnswer icon="undo" words={t('host.take_back')} onGive={onTakeBack} />
      </OfferNotice>
    );
  const answers = (agree: boolean) => () => void here.ask({ t: 'answer_end', agree });
  return (
    <OfferNotice says={t('end_offer', values)}>
      {you !== null && !offer.yes.includes(you) && (
        <OfferAnswer icon="check" words={t('end_offer.agree')} onGive={answers(true)} />
      )}
      {you !== null && (
        <OfferAnswer icon="close" words={t('end_offer.decline')} isPlain onGive={answers(false)} />
      )}
    </OfferNotice>
  );
}
