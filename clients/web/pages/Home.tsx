// The first page: play at once, open a room for friends, or find one.
import { useEffect, useState } from 'preact/hooks';
import { go } from '../browser/address';
import { keepPendingSeat } from '../browser/pendingSeat';
import { newId } from '../browser/random';
import { myName, myToken } from '../browser/savedRooms';
import { gameModule } from '../games/load';
import { JoinByCode } from '../home/JoinByCode';
import { Landscape } from '../home/Landscape';
import { MyMatches } from '../home/MyMatches';
import { NewRoom } from '../home/NewRoom';
import { OpenRooms } from '../home/OpenRooms';
import { type Game, gamesOfServer, openRoom } from '../net/requests';
import { Devices } from '../room/Devices';
import { TopBar } from '../ui/TopBar';
import { useLoaded } from '../ui/useLoaded';
import { language, t } from '../words/t';

export default function Home() {
  const { value: games, fault } = useLoaded(gamesOfServer);
  useEffect(() => {
    document.title = 'Reami';
  }, []);
  return (
    <>
      <TopBar />
      <main class="home">
        <section class="hero">
          <h1>Reami</h1>
          <p>{t('site.purpose')}</p>
          {games && <PlayNow game={games[0]!} />}
          {fault !== null && <NoServer fault={fault} />}
          <Landscape />
        </section>
        {games && <Rooms games={games} />}
        {games && <More games={games} />}
      </main>
    </>
  );
}

function NoServer({ fault }: { fault: string }) {
  return (
    <>
      <p class="refusal" role="alert">
        {fault}
      </p>
      <button type="button" class="main" onClick={() => location.reload()}>
        {t('page.reload')}
      </button>
    </>
  );
}

function Rooms({ games }: { games: readonly Game[] }) {
  return (
    <div class="home-cards">
      <section class="card" aria-labelledby="new">
        <h2 id="new">{t('new.title')}</h2>
        <NewRoom games={games} />
      </section>
      <div class="home-side">
        <MyMatches games={games} />
        <section class="card" aria-labelledby="join">
          <h2 id="join">{t('join.title')}</h2>
          <JoinByCode />
        </section>
        <section class="card" aria-labelledby="open">
          <h2 id="open">{t('rooms.title')}</h2>
          <OpenRooms games={games} />
        </section>
      </div>
    </div>
  );
}

/** What can be read and looked at without a room. */
function More({ games }: { games: readonly Game[] }) {
  const [showsDevices, setShown] = useState(false);
  return (
    <nav class="home-more" aria-label={t('home.more')}>
      {games
        .filter(({ name }) => gameModule(name))
        .map(({ name, title }) => (
          <a key={name} href={`/rules/${name}`}>
            {t('rules.title', { game: title[language.value] })}
          </a>
        ))}
      <a href="/replay">{t('replay.open')}</a>
      <button type="button" class="plain" aria-haspopup="dialog" onClick={() => setShown(true)}>
        {t('devices.title')}
      </button>
      {showsDevices && <Devices token={myToken()} onClose={() => setShown(false)} />}
    </nav>
  );
}

/** One click: a room with a bot in every other seat, and the match begins. */
function PlayNow({ game }: { game: Game }) {
  const [fault, setFault] = useState('');
  const [opening, setOpening] = useState(false);

  async function play() {
    setOpening(true);
    const seats = game.fewest_seats;
    const strongest = game.bots[game.bots.length - 1]!;
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, index) => [index + 2, strongest]));
    try {
      const code = await openRoom({ id: newId(), game: game.name, options: {}, seats, bots, listed: false });
      keepPendingSeat(code, { name: myName() || t('name.guest'), starts: true });
      go(`/r/${code}`);
    } catch (refused) {
      setFault((refused as Error).message);
      setOpening(false);
    }
  }

  return (
    <>
      <button type="button" class="main large" disabled={opening} onClick={() => void play()}>
        {t('home.play_now')}
      </button>
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
