// The seats: who has each, who is present, who is ready, and the actions on people. The host also sees bots
// to put into seats, and switches for the room.
import type { FromServerOccupant, FromServerRoom } from 'reami';
import { isSilenced, personAt, votesNeeded } from '../model/people';
import { botKind, botManner, namesAt, nameOfSeat } from '../model/seatNames';
import { Crest } from '../ui/Crest';
import { Switch } from '../ui/Fields';
import { Icon } from '../ui/Icon';
import { t } from '../words/t';
import { departedText } from './departed';
import { PersonMenu } from './PersonMenu';
import { useRoom } from './roomContext';

interface SeatsProps {
  room: FromServerRoom;
  /** the kinds of bots of this server */
  bots: readonly string[];
}

export function Seats({ room, bots }: SeatsProps) {
  return (
    <>
      <ol class="seats">
        {Object.entries(room.seats).map(([seat, who]) => (
          <Seat key={seat} room={room} seat={Number(seat)} who={who} bots={bots} />
        ))}
      </ol>
      {room.same_address?.map(seats => (
        <p key={seats.join()}>{t('seats.same_address', { names: namesAt(room.seats, seats) })}</p>
      ))}
    </>
  );
}

/** The host's switches: one for the speed of bots, one for keeping the room. */
export const HostSwitches = ({ room }: { room: FromServerRoom }) => (
  <>
    <BotPace room={room} />
    <Kept room={room} />
  </>
);

/** The host's switch for the speed of bots. It appears while a bot has a seat. */
function BotPace({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const hasBots = Object.values(room.seats).some(who => who?.bot !== undefined);
  if (!hasBots || !here.isHost(room)) return null;
  return (
    <Switch
      title={t('bots.fast')}
      help={t('bots.fast.help')}
      on={room.fast_bots === true}
      onChange={fast => void here.ask({ t: 'pace', fast })}
    />
  );
}

/** The host's switch that keeps the room. */
function Kept({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  if (!here.isHost(room)) return null;
  return (
    <Switch
      title={t('room.keep')}
      help={t('room.keep.help')}
      on={room.kept === true}
      onChange={kept => void here.ask({ t: 'keep', kept })}
    />
  );
}

interface SeatProps extends SeatsProps {
  seat: number;
  who: FromServerOccupant | null;
}

function Seat({ room, seat, who, bots }: SeatProps) {
  const here = useRoom();
  const isYou = here.client.you.value === seat;
  const person = personAt(room, seat);
  return (
    <li class={who ? 'seat' : 'seat seat-empty'} data-seat={seat}>
      <Crest seat={seat} />
      <span class="seat-who">
        <span class="seat-name">
          {nameOfSeat(seat, who)}
          {isYou && <span class="seat-you"> {t('seat.you')}</span>}
        </span>
        <span class="seat-facts">{factsOf(room, seat, who)}</span>
      </span>
      <span class="seat-tools">
        {here.isHost(room) && !isYou && <BotTools room={room} seat={seat} who={who} bots={bots} />}
        {person && <PersonMenu room={room} person={person} />}
      </span>
    </li>
  );
}

function factsOf(room: FromServerRoom, seat: number, who: FromServerOccupant | null): string {
  if (!who) {
    const departed = room.departed?.[seat];
    const waits = t('seat.waits');
    return departed ? `${departedText(departed)} ${waits}` : waits;
  }
  const facts = [];
  if (room.host === `seat:${seat}`) facts.push(t('seat.host'));
  if (who.bot === undefined && who.here === false) facts.push(t('seat.away'));
  if (who.left) facts.push(t('seat.gave_up'));
  if (who.hidden) facts.push(t('seat.hidden'));
  if (room.phase === 'seating' && who.bot !== undefined) facts.push(botManner(who.bot) || t('seat.ready'));
  if (room.phase === 'seating' && who.ready) facts.push(t('seat.ready'));
  if (room.phase === 'seating' && who.bot === undefined && !who.ready && room.host !== `seat:${seat}`)
    facts.push(t('seat.not_ready'));
  if (room.phase === 'ended' && who.bot === undefined && who.ready) facts.push(t('seat.wants_rematch'));
  if (who.who !== undefined && isSilenced(room, who.who)) facts.push(t('seat.silenced'));
  if (who.out && who.out.length > 0) facts.push(votesIn(room, who.out));
  return facts.join(' · ');
}

function votesIn(room: FromServerRoom, out: readonly number[]): string {
  return t('seat.votes', { names: namesAt(room.seats, out), count: out.length, needed: votesNeeded(room) });
}

/** The host's buttons that put a bot into a seat, or remove it, while no match is running. */
function BotTools({ room, seat, who, bots }: SeatProps) {
  const here = useRoom();
  if (room.phase === 'playing') return null;
  return (
    <>
      {who === null &&
        bots.map(bot => (
          <button
            type="button"
            class="small"
            key={bot}
            aria-label={t('seat.put_bot_at', { kind: botKind(bot), seat })}
            title={botManner(bot)}
            onClick={() => void here.ask({ t: 'seat', seat, bot })}
          >
            <Icon name="bot" />
            {botKind(bot)}
          </button>
        ))}
      {who?.bot !== undefined && (
        <button
          type="button"
          class="small plain"
          aria-label={t('seat.remove', { name: nameOfSeat(seat, who) })}
          onClick={() => void here.ask({ t: 'kick', seat })}
        >
          <Icon name="close" />
        </button>
      )}
    </>
  );
}
