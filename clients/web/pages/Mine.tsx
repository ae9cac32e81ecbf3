// The page of the player's matches: those that run, and those that have ended.
import { useEffect } from 'preact/hooks';
import { playersToken } from '../browser/savedRooms';
import MyRooms from '../home/MyRooms';
import { EndedMatches } from '../mine/EndedMatches';
import { MyData } from '../mine/MyData';
import { gamesOfServer } from '../net/requests';
import { showTitle } from '../net/thisServer';
import { Loading } from '../ui/Loading';
import { TopBar } from '../ui/TopBar';
import { useLoaded } from '../ui/useLoaded';
import { t } from '../words/t';

export default function Mine() {
  const { value: games, fault } = useLoaded(gamesOfServer);
  const token = playersToken();
  useEffect(() => showTitle(() => t('me.title')), []);
  return (
    <>
      <TopBar />
      <main class="home mine">
        <h1>{t('me.title')}</h1>
        {!games && <Loading fault={fault} />}
        {games && <MyRooms games={games} />}
        {games && token !== null && <EndedMatches games={games} token={token} />}
        {games && token !== null && <MyData token={token} />}
        {games && token === null && <p class="soft">{t('me.nothing')}</p>}
      </main>
    </>
  );
}
