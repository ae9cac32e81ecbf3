// Shows the page of the browser's address. It fetches each page when somebody opens it for the first time.
import { render } from 'preact';
import { effect } from '@preact/signals';
import { followLinks, page } from './browser/address';
import { hasForcedColours, hasMoreContrast } from './browser/appearance';
import { registerServiceWorker } from './browser/serviceWorker';
import { addStyle, withStyle } from './browser/styles';
import { NotFound } from './pages/NotFound';
import { ServerNotice } from './pages/ServerNotice';
import contrast from './style/contrast.css';
import admin from './style/admin.css';
import forced from './style/forced.css';
import home from './style/home.css';
import mine from './style/mine.css';
import replay from './style/replay.css';
import rules from './style/rules.css';
import { lazy } from './ui/lazy';
import { speak, withWords, type WordLoaders } from './words/t';

/** A page that has its own words. It fetches the page and the words at the same time. */
async function withOwnWords<Page>(page: Promise<Page>, own: Promise<{ words: WordLoaders }>): Promise<Page> {
  const { words } = await own;
  return withWords(words, page);
}

const Home = lazy(() => withStyle(home, import('./pages/Home')));
const Room = lazy(() => import('./pages/Room'));
const Replay = lazy(() =>
  withOwnWords(withStyle(replay, import('./pages/Replay')), import('./replay/words')),
);
const Mine = lazy(() =>
  withOwnWords(withStyle(home, withStyle(mine, import('./pages/Mine'))), import('./mine/words')),
);
const Settings = lazy(() => withOwnWords(import('./pages/Settings'), import('./settings/words')));
const Admin = lazy(() => withOwnWords(withStyle(admin, import('./pages/Admin')), import('./admin/words')));
const Rules = lazy(() => withOwnWords(withStyle(rules, import('./pages/Rules')), import('./rules/words')));

function App() {
  return (
    <>
      <ServerNotice />
      <Shown />
    </>
  );
}

function Shown() {
  const shown = page.value;
  switch (shown.name) {
    case 'home':
      return <Home />;
    case 'room':
      return <Room key={shown.code} code={shown.code} />;
    case 'replay':
      return (
        <Replay key={`${shown.code} ${shown.match}`} match={{ code: shown.code, number: shown.match }} />
      );
    case 'replay-file':
      return <Replay key="file" />;
    case 'rules':
      return <Rules key={shown.game} game={shown.game} />;
    case 'me':
      return <Mine />;
    case 'settings':
      return <Settings />;
    case 'admin':
      return <Admin />;
    default:
      return <NotFound />;
  }
}

effect(() => {
  if (hasMoreContrast.value) void addStyle(contrast);
  if (hasForcedColours.value) void addStyle(forced);
});

const pages = {
  home: Home,
  room: Room,
  replay: Replay,
  'replay-file': Replay,
  rules: Rules,
  me: Mine,
  settings: Settings,
  admin: Admin,
  missing: null,
};

/** If the words have not arrived, how many milliseconds to wait before the next attempt to start. */
const startsAgainAfter = 5_000;

/**
 * Starts the client when the words and the first page have arrived. Until then, index.html shows its own
 * content, and boot.js shows why the client is late.
 */
async function start(): Promise<void> {
  try {
    await Promise.all([speak(), pages[page.value.name]?.fetch().catch(() => {})]);
  } catch {
    document.documentElement.dataset.late = 'answer';
    setTimeout(() => void start(), startsAgainAfter);
    return;
  }
  document.addEventListener('click', followLinks);
  const app = document.getElementById('app')!;
  app.replaceChildren();
  render(<App />, app);
}

// This file has no top-level await, because the pages import from it and would wait for it. In a browser that
// is too old the client does not start, and boot.js tells the person so.
if (document.documentElement.dataset.late !== 'old') void start();
if (document.readyState === 'complete') void registerServiceWorker();
else addEventListener('load', () => void registerServiceWorker());
