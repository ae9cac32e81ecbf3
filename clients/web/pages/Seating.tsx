// A room before its match: the people, the settings of the game, and the invitation.
import { useEffect, useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { tableOf } from '../games/tables';
import { GamePicture } from '../home/GamePicture';
import { TimeChoice, TimeText } from '../home/time';
import { type ChosenOptions, Options, optionsInWords } from '../home/Options';
import { nameOfSeat } from '../model/seatNames';
import type { Game } from '../net/requests';
import { Chat } from '../room/Chat';
import { JoinForm } from '../room/JoinForm';
import { useRoom } from '../room/roomContext';
import { HostSwitches, Seats } from '../room/Seats';
import { Invitation, TelevisionInvite } from '../room/sharing';
import { Watchers } from '../room/Watchers';
import { words } from '../room/words';
import { OneOf, Switch } from '../ui/Fields';
import { lazy } from '../ui/lazy';
import { language, plural, t, withWords } from '../words/t';

const MatchDate = lazy(() => withWords(words, import('../room/MatchDate')));
const DateForm = lazy(() => withWords(words, import('../room/DateForm')));

interface Props {
  room: FromServerRoom;
  game: Game;
}

interface SeatingProps extends Props {
  /** true for a screen that the whole room can see; it shows the invitation and takes no seat */
  isTelevision: boolean;
}

export function Seating({ room, game, isTelevision }: SeatingProps) {
  const here = useRoom();
  const you = here.client.you.value;
  const isSeated = you !== null;
  useEffect(() => {
    // Loads the table while people wait. If this fails, the page loads it again when the match begins.
    tableOf(game.name)
      .fetch()
      .catch(() => null);
  }, [game.name]);
  // The answer to `sit` arrives before the changed room, so the player's own seat counts as taken at once.
  const isFull = Object.entries(room.seats).every(
    ([seat, player]) => player !== null || Number(seat) === you,
  );
  return (
    <div class={isTelevision ? 'seating television' : 'seating'}>
      <div class="seating-main">
        <header class="seating-head">
          <h1>{game.title[language.value]}</h1>
          <p class="soft">
            {optionsInWords(game, room.options as ChosenOptions).join(' · ') || t('room.usual')}
          </p>
          {!isTelevision && <GamePicture game={game.name} />}
        </header>
        {(room.time.kind !== 'none' || room.time.pace) && <TimeText time={room.time} />}
        {!isSeated && !isFull && !isTelevision && (
          <section class="card">
            <JoinForm room={room} />
          </section>
        )}
        {!isSeated && isFull && <p class="card">{t('room.full_watch')}</p>}
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">{t('room.seats')}</h2>
          <Seats room={room} bots={game.bots} />
          <Watchers room={room} />
          {isSeated && <Begin room={room} />}
          <HostSwitches room={room} />
        </section>
        {room.date !== undefined && (
          <MatchDate room={room} date={room.date} title={game.title[language.value]} />
        )}
        {here.isHost(room) && <Configure room={room} game={game} />}
      </div>
      <div class="seating-side">
        {isTelevision && <TelevisionInvite code={room.code} isLarge={!isFull} />}
        {isSeated && <Invite code={room.code} isFolded={isFull} />}
        {!isTelevision && (
          <div class="card">
            <Chat room={room} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The invitation. It is folded if the room has no free seat. */
function Invite({ code, isFolded }: { code: string; isFolded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isFolded)
    return (
      <details class="card fold" onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{t('invite.title')}</summary>
        {isOpen && <Invitation code={code} />}
      </details>
    );
  return (
    <section class="card" aria-labelledby="invite">
      <h2 id="invite">{t('invite.title')}</h2>
      <Invitation code={code} />
    </section>
  );
}

/**
 * For the host, the button that starts the match; for other players, the button that says that they are
 * ready.
 */
function Begin({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const you = here.client.you.value!;
  const others = Object.entries(room.seats).filter(([seat]) => Number(seat) !== you);
  const empty = others.filter(([, who]) => who === null).length;
  const unready = others.filter(([, who]) => who && who.bot === undefined && !who.ready).length;
  if (!here.isHost(room)) return <Ready room={room} isReady={room.seats[you]?.ready === true} />;
  return (
    <div class="begin">
      <button
        type="button"
        class="main large"
        disabled={empty + unready > 0}
        onClick={() => void here.ask({ t: 'start' })}
      >
        {t('begin.start')}
      </button>
      <p aria-live="polite">
        {empty > 0
          ? plural('begin.empty', empty)
          : unready > 0
            ? plural('begin.unready', unready)
            : t('begin.all_there')}
      </p>
    </div>
  );
}

/**
 * A large button while the others wait for this player. After the player has pressed it, a sentence says for
 * whom the room waits, and a small button takes the answer back.
 */
function Ready({ room, isReady }: { room: FromServerRoom; isReady: boolean }) {
  const here = useRoom();
  const host = Number(room.host?.slice('seat:'.length));
  const name = nameOfSeat(host, room.seats[host]);
  return (
    <div class="begin">
      <p aria-live="polite">{isReady ? t('begin.waits_host', { name }) : t('begin.say_ready', { name })}</p>
      <button
        type="button"
        class={isReady ? 'small plain' : 'main large'}
        onClick={() => void here.ask({ t: 'ready', ready: !isReady })}
      >
        {t(isReady ? 'begin.not_ready' : 'begin.ready')}
      </button>
    </div>
  );
}

/** The form in which the host changes the settings of the game. A change takes back everybody's `ready`. */
function Configure({ room, game }: Props) {
  const here = useRoom();
  const [wasOpen, setOpen] = useState(false);
  const seats = Object.keys(room.seats).length;
  const counts = Array.from(
    { length: game.most_seats - game.fewest_seats + 1 },
    (_, index) => game.fewest_seats + index,
  );
  return (
    <details class="card fold" onToggle={() => setOpen(true)}>
      <summary>{t('configure.title')}</summary>
      <div class="form">
        <OneOf
          legend={t('new.seats')}
          values={counts}
          chosen={seats}
          words={String}
          onChoose={count => void here.ask({ t: 'configure', seats: count })}
        />
        <Options
          game={game}
          chosen={room.options as ChosenOptions}
          onChange={options => void here.ask({ t: 'configure', options })}
        />
        {wasOpen && (
          <TimeChoice time={room.time} onChange={time => void here.ask({ t: 'configure', time })} />
        )}
        {wasOpen && <DateForm room={room} />}
        <Switch
          title={t('room.listed')}
          help={t('room.listed.help')}
          on={room.listed}
          onChange={listed => void here.ask({ t: 'configure', listed })}
        />
      </div>
    </details>
  );
}
