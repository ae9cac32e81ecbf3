// Makes the handbook for operators. It converts the pages of server/handbook from Markdown to HTML, which
// people can read without scripts. Links between the pages are relative, so they work under any path.
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '../../server/handbook');

/** The pages in the order of the table of contents. */
const order = [
  'start',
  'install',
  'settings',
  'club',
  'tls',
  'proxy',
  'admin',
  'watching',
  'update',
  'backup',
  'moving',
  'sizes',
  'postgresql',
  'several',
  'privacy',
  'trouble',
];
const languages = { en: 'English', it: 'Italiano' };
const words = {
  en: { pages: 'The pages of the handbook', languages: 'Language' },
  it: { pages: 'Le pagine del manuale', languages: 'Lingua' },
};

function read(language) {
  const files = readdirSync(join(folder, language)).map(file => file.replace(/\.md$/, ''));
  if ([...files].sort().join() !== [...order].sort().join())
    throw new Error(`server/handbook/${language} has other pages than clients/web/handbook.mjs lists.`);
  return order.map(name => {
    const text = readFileSync(join(folder, language, `${name}.md`), 'utf8');
    return { name, title: /^# (.*)$/m.exec(text)[1], text };
  });
}

/**
 * Converts Markdown to HTML. Gives each heading an anchor. Removes the file extension from links to other
 * pages.
 */
function html(text) {
  const anchor = heading =>
    heading
      .replace(/<.*?>/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
  return micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
    .replace(/<h2>(.*?)<\/h2>/g, (_, heading) => `<h2 id="${anchor(heading)}">${heading}</h2>`)
    .replace(/href="([a-z]+)\.md(?=["#])/g, 'href="$1')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}

/** Makes all pages. `assets` has the addresses of the script and the style sheet that they share. */
export function handbook(assets) {
  const shell = readFileSync(join(here, 'handbook/page.html'), 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\n\s*/g, '\n');
  return Object.keys(languages).flatMap(language => {
    const pages = read(language);
    return pages.map(({ name, title, text }) => {
      const link = page =>
        `<li><a href="${page.name}"${page.name === name ? ' aria-current="page"' : ''}>${page.title}</a></li>`;
      const other = Object.entries(languages)
        .filter(([tag]) => tag !== language)
        .map(([tag, called]) => `<a href="../${tag}/${name}" lang="${tag}" hreflang="${tag}">${called}</a>`);
      const filled = {
        language,
        title,
        name,
        pages: words[language].pages,
        languages: words[language].languages,
        others: other.join(' '),
        list: pages.map(link).join(''),
        text: html(text),
        script: assets.script,
        style: assets.style,
      };
      return {
        path: `/help/${language}/${name}`,
        type: 'text/html; charset=utf-8',
        bytes: Buffer.from(shell.replace(/\{\{(.*?)\}\}/g, (_, key) => filled[key])),
        keep: 'never',
      };
    });
  });
}
