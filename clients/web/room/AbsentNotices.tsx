// The absent players, and the votes about their seats: PROTOCOL.md, "Going away".
import type { FromServerRoom } from 'reami';
import { isOwnBot, peopleSeats } from '../model/people';
import { nameOfSeat } from '../model/seatNames';
import { t } from '../words/t';
import { OfferAnswer, OfferNotice } from './OfferNotice';
import { useRoom } from './roomContext';

const says = { bot: 'absent.bot', hand_over: 'absent.hand_over' } as const;
const does = { bot: 'absent.bot.vote', hand_over: 'absent.hand_over.vote' } as const;

/** How many votes decide: more than half of the others who are present. */
function votesThatDecide(room: FromServerRoom, about: number): number {
  const present = peopleSeats(room).filter(seat => seat !== about && room.seats[seat]?.here === true);
  return Math.floor(present.length / 2) + 1;
}

/** Leads to the form with which the player takes the seat back. It may be below the window. */
const goToForm = () => document.querySelector<HTMLInputElement>('.join input')?.focus();

export function AbsentNotices({ room }: { room: FromServerRoom }) {
  const { you: seat, who } = useRoom().client;
  const you = seat.value;
  const hasBot = you === null && Object.values(room.seats).some(one => isOwnBot(one, who.value));
  const absent = Object.entries(room.seats).filter(
    ([seat, who]) => who?.absent !== undefined && Number(seat) !== you,
  );
  return (
    <div role="status">
      {hasBot && room.phase === 'playing' && (
        <OfferNotice says={t('absent.own')}>
          <OfferAnswer icon="undo" words={t('absent.own.back')} onGive={goToForm} />
        </OfferNotice>
      )}
      {absent.map(([seat]) => (
        <Absent key={seat} room={room} seat={Number(seat)} />
      ))}
    </div>
  );
}

function Absent({ room, seat }: { room: FromServerRoom; seat: number }) {
  const here = useRoom();
  const you = here.client.you.value;
  const who = room.seats[seat]!;
  const votes = who.for_bot ?? [];
  const needed = votesThatDecide(room, seat);
  const said = t(says[who.absent!], { name: nameOfSeat(seat, who) });
  const counted = needed > 1 ? ` ${t('absent.votes', { count: votes.length, needed })}` : '';
  const vote = (bot: boolean) => () => void here.ask({ t: 'vote', seat, bot });
  return (
    <OfferNotice says={said + counted}>
      {you !== null && !votes.includes(you) && (
        <OfferAnswer icon="bot" words={t(does[who.absent!])} onGive={vote(true)} />
      )}
      {you !== null && votes.includes(you) && (
        <OfferAnswer icon="undo" words={t('person.unvote')} onGive={vote(false)} />
      )}
    </OfferNotice>
  );
}
