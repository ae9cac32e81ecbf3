// The dialog in which a player offers to end the running match, or to pause it. Alone among bots, the player
// needs nobody's agreement.
import type { FromClientOffer, FromServerRoom } from 'reami';
import { peopleSeats } from '../model/people';
import { Dialog } from '../ui/Dialog';
import { type Key, t } from '../words/t';
import { useRoom } from './roomContext';

type Choice = [words: Key, offer: Omit<FromClientOffer, 't' | 'id'>];

const choices: Record<'end' | 'pause', Choice[]> = {
  end: [
    ['end_match.result', { what: 'result' }],
    ['end_match.no_result', { what: 'end' }],
  ],
  pause: [
    ['pause.until_back', { what: 'pause' }],
    ['pause.ten_minutes', { what: 'pause', lasts: 600 }],
    ['pause.hour', { what: 'pause', lasts: 3600 }],
    ['pause.day', { what: 'pause', lasts: 86400 }],
    ['pause.week', { what: 'pause', lasts: 604800 }],
  ],
};

interface Props {
  room: FromServerRoom;
  about: 'end' | 'pause';
  onClose: () => void;
}

export default function OfferDialog({ room, about, onClose }: Props) {
  const here = useRoom();
  const isAlone = peopleSeats(room).length === 1;
  const [title, follows]: [Key, Key] =
    about === 'pause'
      ? ['pause.title', 'pause.follows']
      : isAlone
        ? ['end_match.now', 'end_match.now.follows']
        : ['end_match.offer', 'end_match.offer.follows'];
  return (
    <Dialog title={t(title)} onClose={onClose}>
      {close => (
        <>
          <p>{t(follows)}</p>
          <div class="sure">
            {choices[about].map(([words, offer]) => (
              <button
                key={words}
                type="button"
                class={offer.what === 'end' ? 'warn' : undefined}
                onClick={() => {
                  close();
                  void here.ask({ t: 'offer', ...offer });
                }}
              >
                {t(words)}
              </button>
            ))}
            <button type="button" class="plain" onClick={close}>
              {t('dialog.cancel')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
