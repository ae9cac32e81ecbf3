// Divides the texts that clients share (protocol/text), so that browsers fetch each text with the part that
// needs it. The names of a game's events, rules, moves and other words come with that game's words
// (games/<game>/words). The refusals of an admin's request come with the words of the page for admins, and the
// results of a fairness check with those of the replay. All other texts come with the words of the interface.
// Browsers don't need texts about invalid requests (`detail.` and some others), the pages of refusals
// (`refused.`) and web push (`push.`), because the server sends these. They don't need texts about match files
// (`file.`), because only programs that read such files show these, and the help for options comes with the
// list of games.
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

/** The game whose words contain the text; none if the text belongs to no game. */
function gameOf(key) {
  const [kind, game] = key.split('.');
  return kinds.includes(kind) && games.includes(game) ? game : undefined;
}

/** Texts that come with other words, or that browsers don't need. */
const elsewhere =
  /^(admin|verify|detail|refused|file|push|wire|http\.(bad_request|method|not_found|origin)|limit\.pushes)\b|^option\..*\.help$/;

const json = words => ({ contents: JSON.stringify(words), loader: 'json' });
const only = (words, keeps) => Object.fromEntries(Object.entries(words).filter(([key]) => keeps(key)));

export const texts = {
  name: 'texts',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]text[/\\]texts\.\w+\.json$/ }, ({ path }) =>
      json(only(read(path), key => gameOf(key) === undefined && !elsewhere.test(key))),
    );
    onLoad({ filter: /[/\\](admin|replay)[/\\]words[/\\]\w+\.json$/ }, ({ path }) => {
      const [, part, language] = /(\w+)[/\\]words[/\\](\w+)\.json$/.exec(path);
      const prefix = { admin: 'admin.', replay: 'verify.' }[part];
      const own = only(read(join(shared, `texts.${language}.json`)), key => key.startsWith(prefix));
      return json({ ...own, ...read(path) });
    });
    onLoad({ filter: /[/\\]games[/\\]\w+[/\\]words[/\\]\w+\.json$/ }, ({ path }) => {
      const [, game, language] = /(\w+)[/\\]words[/\\](\w+)\.json$/.exec(path);
      const own = only(read(join(shared, `texts.${language}.json`)), key => gameOf(key) === game);
      return json({ ...own, ...read(path) });
    });
  },
};
