// Runs inline in the page before any other file has arrived. It preloads the files of the first page in the
// current language (words/t.ts), so that the browser need not discover them one after the other. The build
// fills in FILES: the scripts and styles of each page, and the words of each language. Browsers that are too
// old for the client can still run this script, which tells the person so.
import { reloadOnce } from './browser/reload';
import { stored } from './browser/storage';

const root = document.documentElement;
const { base } = root.dataset; // browser/base.ts
const folders = location.pathname.slice(base.length).split('/').filter(Boolean);
const page = folders.length === 0 ? 'home' : folders.length === 2 && folders[0] === 'r' ? 'room' : '';
const tags = [stored('reami.language'), ...navigator.languages.map(tag => tag.slice(0, 2))];
root.lang = tags.find(tag => tag in FILES.words) ?? 'en';
root.dataset.page = page;
const theme = stored('reami.theme'); // without a choice, the device's theme applies (browser/appearance.ts)
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

/**
 * Safari 16.4, Firefox 128 and Chromium 110 have both of these features. Every earlier version lacks at least
 * one.
 */
const isOld = !('toSorted' in Array.prototype && window.CSS && 'registerProperty' in CSS);
const ask = settings => document.head.append(Object.assign(document.createElement('link'), settings));
const { scripts, styles } = FILES.pages[page] ?? { scripts: [], styles: [] };
if (isOld)
  root.dataset.late = 'old'; // main.tsx then does not start the client
else {
  for (const href of [FILES.words[root.lang], ...scripts]) ask({ rel: 'modulepreload', href: base + href });
  for (const href of styles) ask({ rel: 'preload', as: 'style', href: base + href });
  if (page !== '') ask({ rel: 'preload', as: 'fetch', href: `${base}/api/games`, crossOrigin: 'anonymous' });
}

// The client removes `.late` when it starts. Until then, this script shows why the client is late, and a
// button.

const isWaiting = () => !isOld && document.querySelector('.late') !== null;

/**
 * Shows the sentences in index.html that say that the server does not answer. style/shell.css makes them
 * visible.
 */
function say() {
  if (isWaiting()) root.dataset.late = 'answer';
}

/**
 * Reloads the page as soon as the server answers again. If the script has just reloaded the page in vain,
 * shows the message instead.
 */
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
