// The dialog in which a player offers to end the running match without a result. Alone among bots, the player
// ends it at once.
import type { FromServerRoom } from 'reami';
import { peopleSeats } from '../model/people';
import { AreYouSure } from '../ui/AreYouSure';
import { Dialog } from '../ui/Dialog';
import { t } from '../words/t';
import { useRoom } from './roomContext';

export default function EndMatch({ room, onClose }: { room: FromServerRoom; onClose: () => void }) {
  const here = useRoom();
  const isAlone = peopleSeats(room).length === 1;
  return (
    <Dialog title={t(isAlone ? 'end_match.now' : 'end_match.offer')} onClose={onClose}>
      {close => (
        <AreYouSure
          question={t(isAlone ? 'end_match.now.follows' : 'end_match.offer.follows')}
          does={t(isAlone ? 'end_match.now.do' : 'end_match.offer.do')}
          onDo={() => {
            close();
            void here.ask({ t: 'offer_end' });
          }}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
