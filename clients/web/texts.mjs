// The texts that clients share (protocol/text) come when they are needed: what a game's events, rules,
// moves and words are called comes with that game's own words (games/<game>/words), what refuses an admin's
// order with the admin page's, everything else with the interface's. What a request lacked (`detail.`), and
// the pages of refusals (`refused.`), are said by the server; what is wrong with a match file (`file.`), by
// the programs that read one.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const shared = join(here, '../../protocol/text');
export const games = readdirSync(join(here, 'games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);
const kinds = ['event', 'move', 'rule', 'tie_break', 'word'];

const read = path => JSON.parse(readFileSync(path, 'utf8'));

/** The game with whose words a text comes, or none. */
function gameOf(key) {
  const [kind, game] = key.split('.');
  return kinds.includes(kind) && games.includes(game) ? game : undefined;
}

const json = words => ({ contents: JSON.stringify(words), loader: 'json' });
const only = (words, keeps) => Object.fromEntries(Object.entries(words).filter(([key]) => keeps(key)));

export const texts = {
  name: 'texts',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]text[/\\]texts\.\w+\.json$/ }, ({ path }) =>
      json(only(read(path), key => gameOf(key) === undefined && !/^(admin|detail|refused|file)\./.test(key))),
    );
    onLoad({ filter: /[/\\]admin[/\\]words[/\\]\w+\.json$/ }, ({ path }) => {
      const [, language] = /(\w+)\.json$/.exec(path);
      const own = only(read(join(shared, `texts.${language}.json`)), key => key.startsWith('admin.'));
      return json({ ...own, ...read(path) });
    });
    onLoad({ filter: /[/\\]games[/\\]\w+[/\\]words[/\\]\w+\.json$/ }, ({ path }) => {
      const [, game, language] = /(\w+)[/\\]words[/\\](\w+)\.json$/.exec(path);
      const own = only(read(join(shared, `texts.${language}.json`)), key => gameOf(key) === game);
      return json({ ...own, ...read(path) });
    });
  },
};
