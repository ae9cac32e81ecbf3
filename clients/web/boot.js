// Runs in the page itself, before anything else has come: asks at once for what the first page needs, in the language
// that is spoken (words/t.ts), so that nothing waits until one file names the next. FILES is what the build made:
// scripts and styles by page, words by language.
{
  const root = document.documentElement;
  const { base } = root.dataset; // browser/base.ts
  const folders = location.pathname.slice(base.length).split('/').filter(Boolean);
  const page = folders.length === 0 ? 'home' : folders.length === 2 && folders[0] === 'r' ? 'room' : '';
  const tags = [localStorage.getItem('reami.language'), ...navigator.languages.map(tag => tag.slice(0, 2))];
  root.lang = tags.find(tag => tag in FILES.words) ?? 'en';
  root.dataset.page = page;
  const theme = localStorage.getItem('reami.theme'); // else the device decides (browser/appearance.ts)
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const ask = settings => document.head.append(Object.assign(document.createElement('link'), settings));
  const { scripts, styles } = FILES.pages[page] ?? { scripts: [], styles: [] };
  for (const href of [FILES.words[root.lang], ...scripts]) ask({ rel: 'modulepreload', href: base + href });
  for (const href of styles) ask({ rel: 'preload', as: 'style', href: base + href });
  if (page !== '') ask({ rel: 'preload', as: 'fetch', href: `${base}/api/games`, crossOrigin: 'anonymous' });
}
