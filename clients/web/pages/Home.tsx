// The first page: the player's rooms, the games, and ways to open a room or to find one.
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { at } from '../browser/base';
import { myToken, playersToken, savedRooms } from '../browser/savedRooms';
import { canStore } from '../browser/storage';
import { gameModule } from '../games/load';
import { GameCard } from '../home/GameCard';
import { JoinByCode } from '../home/JoinByCode';
import { NewRoom } from '../home/NewRoom';
import { OpenRooms } from '../home/OpenRooms';
import { type Game, gamesOfServer } from '../net/requests';
import { serverName, showTitle, thisServer } from '../net/thisServer';
import { words } from '../room/words';
import { lazy } from '../ui/lazy';
import { Loading } from '../ui/Loading';
import { TopBar } from '../ui/TopBar';
import { useLoaded } from '../ui/useLoaded';
import { language, t, withWords } from '../words/t';

/** Only servers that require an invitation show this part, and the links of invitations. */
const Invitation = lazy(() => withWords(words, import('../home/Invitation')));
/** A new browser has no rooms. */
const MyRooms = lazy(() => import('../home/MyRooms'));
const Devices = lazy(() => withWords(words, import('../room/Devices')));
const NotStored = lazy(() => withWords(words, import('../room/NotStored')));

export default function Home() {
  const { value: games, fault } = useLoaded(gamesOfServer);
  const stores = useMemo(canStore, []);
  useEffect(() => showTitle(() => ''), []);
  return (
    <>
      <TopBar />
      <main class="home">
        <section class="hero">
          <h1 dir="auto">{serverName.value}</h1>
          <p>{t('site.purpose')}</p>
          {thisServer.value?.welcome !== undefined && (
            <p class="welcome" dir="auto">
              {thisServer.value.welcome}
            </p>
          )}
          {!games && <Loading fault={fault} quiet />}
          {games && !stores && <NotStored />}
        </section>
        {games && <Games games={games} />}
        {games && <More />}
      </main>
    </>
  );
}

const learn = async (game: string) => (await import('./startLesson')).startLesson(game);

/** The player's rooms, then the games, then the form that opens a room. */
function Games({ games }: { games: readonly Game[] }) {
  const [{ game: chosen, times }, choose] = useState({ game: games[0]!, times: 0 });
  const form = useRef<HTMLElement>(null);
  const isKnown = useMemo(() => playersToken() !== null || savedRooms().length > 0, []);
  const isLink = useMemo(() => location.hash.startsWith('#invite='), []);
  useEffect(() => {
    if (times === 0) return;
    form.current!.scrollIntoView();
    form.current!.querySelector('input')!.focus({ preventScroll: true });
  }, [times]);
  return (
    <>
      {(thisServer.value?.opening === 'invited' || isLink) && <Invitation />}
      {isKnown && <MyRooms games={games} />}
      <ul class="game-cards">
        {games.map(game => (
          <GameCard
            key={game.name}
            game={game}
            rules={gameModule(game.name) ? at(`/rules/${game.name}`) : null}
            onFriends={() => choose({ game, times: times + 1 })}
            onLearn={gameModule(game.name) && (() => learn(game.name))}
          />
        ))}
      </ul>
      <Rooms games={games} chosen={chosen} form={form} />
    </>
  );
}

interface RoomsProps {
  games: readonly Game[];
  /** the game that the form selects at first */
  chosen: Game;
  form: RefObject<HTMLElement | null>;
}

function Rooms({ games, chosen, form }: RoomsProps) {
  return (
    <div class="home-cards">
      <div class="home-side">
        <section class="card" aria-labelledby="join">
          <h2 id="join">{t('join.title')}</h2>
          <JoinByCode />
        </section>
        <section class="card" aria-labelledby="open">
          <h2 id="open">{t('rooms.title')}</h2>
          <OpenRooms games={games} />
        </section>
      </div>
      <section class="card" aria-labelledby="new" ref={form}>
        <h2 id="new">{t('new.title')}</h2>
        <NewRoom key={chosen.name} games={games} chosen={chosen} />
      </section>
    </div>
  );
}

/** Links to pages that need no room. */
function More() {
  const [showsDevices, setShown] = useState(false);
  const about = thisServer.value?.about;
  return (
    <nav class="home-more" aria-label={t('home.more')}>
      {playersToken() !== null && <a href={at('/me')}>{t('me.title')}</a>}
      <a href={at('/replay')}>{t('replay.open')}</a>
      <a href={at('/settings')}>{t('settings.title')}</a>
      {about !== undefined && <a href={about}>{t('home.about')}</a>}
      <a href={at(`/help/${language.value}/start`)}>{t('help.title')}</a>
      <button type="button" class="plain" aria-haspopup="dialog" onClick={() => setShown(true)}>
        {t('devices.title')}
      </button>
      {showsDevices && <Devices token={myToken()} onClose={() => setShown(false)} />}
    </nav>
  );
}
