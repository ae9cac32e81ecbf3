// Runs in the page itself, before anything else has come: asks at once for what the first page needs, in the language
// that is spoken (words/t.ts), so that nothing waits until one file names the next. FILES is what the build made:
// scripts and styles by page, words by language. Browsers that are too old for the client understand this, and say so.
import { reloadOnce } from './browser/reload';
import { stored } from './browser/storage';

const root = document.documentElement;
const { base } = root.dataset; // browser/base.ts
const folders = location.pathname.slice(base.length).split('/').filter(Boolean);
const page = folders.length === 0 ? 'home' : folders.length === 2 && folders[0] === 'r' ? 'room' : '';
const tags = [stored('reami.language'), ...navigator.languages.map(tag => tag.slice(0, 2))];
root.lang = tags.find(tag => tag in FILES.words) ?? 'en';
root.dataset.page = page;
const theme = stored('reami.theme'); // else the device decides (browser/appearance.ts)
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

/** Safari 16.4, Firefox 128 and Chromium 110 have both, and none before them. */
const isOld = !('toSorted' in Array.prototype && window.CSS && 'registerProperty' in CSS);
const ask = settings => document.head.append(Object.assign(document.createElement('link'), settings));
const { scripts, styles } = FILES.pages[page] ?? { scripts: [], styles: [] };
if (isOld)
  root.dataset.late = 'old'; // the client does not start then (main.tsx)
else {
  for (const href of [FILES.words[root.lang], ...scripts]) ask({ rel: 'modulepreload', href: base + href });
  for (const href of styles) ask({ rel: 'preload', as: 'style', href: base + href });
  if (page !== '') ask({ rel: 'preload', as: 'fetch', href: `${base}/api/games`, crossOrigin: 'anonymous' });
}

// Until the client has started, and thereby taken .late away: what keeps it, and what to press.

const isWaiting = () => !isOld && document.querySelector('.late') !== null;

/** The words for it are in index.html; style/shell.css shows them. */
function say() {
  if (isWaiting()) root.dataset.late = 'answer';
}

/** Once the server answers again, the page comes anew; if it just has, in vain, nothing goes on by itself. */
function comeAgain(wait) {
  setTimeout(() => {
    fetch(location.href).then(
      () => isWaiting() && !reloadOnce() && say(),
      () => comeAgain(Math.min(2 * wait, 15_000)),
    );
  }, wait);
}

setTimeout(say, 6_000);
addEventListener(
  'error',
  ({ target }) => target instanceof Element && target.hasAttribute('data-needed') && comeAgain(1_000),
  true,
);
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.late button')) location.reload();
});
