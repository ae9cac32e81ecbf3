// The page of a room, from the moment of entering until after the last match.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Close, type FromServerRoom } from 'reami';
import { at } from '../browser/base';
import { query } from '../browser/address';
import { takePendingSeat } from '../browser/pendingSeat';
import { tokenFor } from '../browser/savedRooms';
import { canStore } from '../browser/storage';
import { withStyle } from '../browser/styles';
import { gameModule } from '../games/load';
import { type Game, gamesOfServer } from '../net/requests';
import { RoomClient } from '../net/roomClient';
import { RoomKey } from '../net/roomKey';
import { ConnectionNotice } from '../room/ConnectionNotice';
import type { LinkChoice } from '../room/OtherPlayer';
import { PostponedNotices } from '../room/PostponedNotices';
import { RoomContext, RoomHere } from '../room/roomContext';
import { RoomMenu } from '../room/RoomMenu';
import { watchTurn } from '../room/turnNotice';
import { UnreadButton } from '../room/Unread';
import { words as replayWords } from '../replay/words';
import { words as roomWords } from '../room/words';
import { words as settingsWords } from '../settings/words';
import sinceStyle from '../style/since.css';
import { Dialog } from '../ui/Dialog';
import { lazy } from '../ui/lazy';
import { Loading } from '../ui/Loading';
import { TopBar } from '../ui/TopBar';
import { useLoaded } from '../ui/useLoaded';
import { language, t, withWords } from '../words/t';
import { Playing, takesDays } from './Playing';
import { Seating } from './Seating';

const Held = lazy(() => withWords(roomWords, import('../room/Held')));
const Offers = lazy(() => withWords(roomWords, import('../room/Offers')));
const OverDays = lazy(() => withWords(roomWords, withStyle(sinceStyle, import('./OverDays'))));
const StillThere = lazy(() => withWords(roomWords, import('../room/StillThere')));
const OtherPlayer = lazy(() => withWords(roomWords, import('../room/OtherPlayer')));
const NotStored = lazy(() => withWords(roomWords, import('../room/NotStored')));
const RoomClosed = lazy(() => withWords(roomWords, import('./RoomClosed')));
const BrokenWord = lazy(() => withWords(replayWords, import('../replay/BrokenWord')));
const SettingsForm = lazy(() => withWords(settingsWords, import('../settings/SettingsForm')));

/** The code of a hand-over in the link; empty if it has none. Removes the code from the address. */
function takeHandOver(): string {
  const handOver = location.hash.slice(1);
  if (handOver !== '') history.replaceState(null, '', location.pathname + location.search);
  return handOver;
}

/**
 * Enters the room. On a television it enters as a spectator, even if this browser has a player in the room.
 */
function enter(code: string, handOver: string, isTelevision: boolean, isSpent: boolean): RoomHere {
  if (isTelevision) return new RoomHere(new RoomClient(code, '', undefined, new RoomKey(code, false)));
  const client = new RoomClient(code, handOver);
  if (isSpent) client.disowned.value = 'line.spent_link';
  return new RoomHere(client);
}

/** Takes a seat and starts the match, if the previous page has decided so. */
async function arrive(here: RoomHere, code: string): Promise<void> {
  const pending = takePendingSeat(code);
  if (!pending) return;
  const seated = await here.giveWord({ t: 'sit', name: pending.name });
  if (seated && pending.starts) await here.ask({ t: 'start' });
}

/**
 * If this browser already has a player in this room, the page asks the person before a link replaces the
 * player.
 */
export default function Room({ code }: { code: string }) {
  const isTelevision = query.value.has('table');
  const handOver = useMemo(() => (isTelevision ? '' : takeHandOver()), [code, isTelevision]);
  const [choice, choose] = useState<LinkChoice | null>(null);
  if (handOver !== '' && choice === null && tokenFor(code) !== null)
    return (
      <>
        <TopBar />
        <main class="room">
          <OtherPlayer code={code} handOver={handOver} onChoice={choose} />
        </main>
      </>
    );
  const isDeclined = choice === 'stay' || choice === 'spent';
  return (
    <Entered
      code={code}
      isTelevision={isTelevision}
      handOver={isDeclined ? '' : handOver}
      isSpent={choice === 'spent'}
    />
  );
}

/** Whether people have something to decide together. */
const asksPeople = ({ host_offer, offer, pause, seats }: FromServerRoom) =>
  Boolean(host_offer ?? offer ?? pause) ||
  Object.values(seats).some(who => who?.absent ?? (who?.bot && who.name));

const playsOverDays = ({ you }: RoomClient, room: FromServerRoom) =>
  room.phase === 'playing' && takesDays(room) && you.value !== null;

interface EnteredProps {
  code: string;
  isTelevision: boolean;
  handOver: string;
  isSpent: boolean;
}

function Entered({ code, isTelevision, handOver, isSpent }: EnteredProps) {
  const here = useMemo(() => enter(code, handOver, isTelevision, isSpent), [code, isTelevision]);
  const { value: games, fault } = useLoaded(gamesOfServer);
  const room = here.client.room.value;
  const game = games?.find(one => one.name === room?.game) ?? null;
  const title = game?.title[language.value] ?? '';
  useEffect(() => {
    void arrive(here, code);
    return () => here.close();
  }, [here]);
  useEffect(() => watchTurn(here.client, () => title), [here, title]);

  const stores = useMemo(canStore, []);
  const [isSettingUp, setsUp] = useState(false);
  const closed = here.client.closed.value;
  const hasOffers = useRef(false);
  hasOffers.current ||= room !== null && asksPeople(room);
  return (
    <RoomContext.Provider value={here}>
      <div class="notices">
        {closed === null && room && playsOverDays(here.client, room) && (
          <OverDays client={here.client} room={room} />
        )}
        {here.client.awayAfter.value === Close.unknown_version ? <Outdated /> : <ConnectionNotice />}
        <Fault here={here} />
        {closed === null && room && hasOffers.current && <Offers room={room} />}
        {/* Only the last notice is visible, and a player has only seconds to cancel an action. */}
        {closed === null && <PostponedNotices />}
      </div>
      {closed === null && !isTelevision && room?.seats[here.client.you.value ?? 0]?.idle && <StillThere />}
      <TopBar>
        {room && closed === null && !isTelevision && (
          <>
            <UnreadButton />
            <RoomMenu room={room} hasRules={gameModule(room.game) !== null} onSettings={() => setsUp(true)} />
          </>
        )}
      </TopBar>
      {isSettingUp && (
        <Dialog title={t('settings.title')} onClose={() => setsUp(false)}>
          <SettingsForm />
        </Dialog>
      )}
      <main class={room ? `room game-${room.game}` : 'room'}>
        <BrokenWords client={here.client} />
        {closed === null && !stores && here.client.you.value !== null && <NotStored isSeated />}
        {closed !== null && <RoomClosed code={closed} />}
        {closed === null && (!room || !game) && (
          <>
            <h1 class="visually-hidden">{code}</h1>
            <Loading fault={fault} />
          </>
        )}
        {closed === null && room && game && (
          <Inside here={here} room={room} game={game} isTelevision={isTelevision} />
        )}
      </main>
    </RoomContext.Provider>
  );
}

interface InsideProps {
  here: RoomHere;
  room: FromServerRoom;
  game: Game;
  isTelevision: boolean;
}

function Inside({ here, room, game, isTelevision }: InsideProps) {
  const match = here.client.match.value;
  if (room.phase === 'seating' || !match)
    return <Seating room={room} game={game} isTelevision={isTelevision} />;
  return (
    <>
      <h1 class="visually-hidden">
        {t('room.title', { game: game.title[language.value], code: room.code })}
      </h1>
      {room.phase === 'held' && <Held room={room} match={match.match} />}
      <Playing room={room} game={game} match={match} isTelevision={isTelevision} />
    </>
  );
}

/** The notices about broken words. The page shows them even if the room is closed. */
function BrokenWords({ client: { chance } }: { client: RoomClient }) {
  return chance.broken.value.map(witness => (
    <BrokenWord
      key={witness.match}
      witness={witness}
      proof={at(`/r/${witness.room}/${witness.match}`)}
      onClose={() => chance.closes(witness)}
    />
  ));
}

/** The page still has another version than the server, although it was reloaded. */
function Outdated() {
  return (
    <div class="line-notice" role="alert">
      <p>
        <span>{t('page.outdated')}</span>
        <button type="button" class="small" onClick={() => location.reload()}>
          {t('page.reload')}
        </button>
      </p>
    </div>
  );
}

/** Shows the last refusal. A new phase of the room, or a new connection, removes it. */
function Fault({ here }: { here: RoomHere }) {
  const phase = here.client.room.value?.phase;
  const connection = here.client.connection.value;
  useEffect(() => void (here.fault.value = ''), [phase, connection]);
  return (
    <div role="alert">
      {here.fault.value && (
        <p class="fault">
          <span>{here.fault.value}</span>
          <button type="button" class="small plain" onClick={() => (here.fault.value = '')}>
            {t('dialog.close')}
          </button>
        </p>
      )}
    </div>
  );
}
