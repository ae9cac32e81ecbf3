// Address -> page. Each page is fetched when it is first shown.
import { render } from 'preact';
import { followLinks, page } from './browser/address';
import { keepForLater } from './browser/serviceWorker';
import { Missing } from './pages/NotFound';
import { lazily } from './ui/lazy';
import { speak } from './words/t';

const Home = lazily(() => import('./pages/Home'));
const Room = lazily(() => import('./pages/Room'));
const Replay = lazily(() => import('./pages/Replay'));
const Rules = lazily(() => import('./pages/Rules'));

function App() {
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
    default:
      return <Missing />;
  }
}

await speak();
document.addEventListener('click', followLinks);
render(<App />, document.getElementById('app')!);
if (document.readyState === 'complete') void keepForLater();
else addEventListener('load', () => void keepForLater());
