// A style sheet that a script imports becomes a file of its own: the script gets its address and adds it to
// the page when it is needed (browser/styles.ts). The sheet stays loaded when another page or game is shown.
// So the build puts each of its rules under the class of its page or game, where it can't match anything
// else. A rule for the element with that class itself names it by `&`.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The selector under which each sheet applies; null: everywhere. */
const scopes = {
  'admin.css': '.admin',
  'contrast.css': null, // a person's setting for every page
  'ending.css': '.room',
  'forced.css': null, // a person's setting for the whole device
  'home.css': '.home',
  'lesson.css': '.room',
  'moves.css': '.room', // a match that is played as a list of moves
  'replay.css': '.replay, .bar', // the bar shows the replay's title
  'rules.css': '.rules',
  'signs.css': '.guide, .sign-note, .table-frame',
  'sharing.css': '.room, .home, .dialog', // the room's menu and its dialogs are elements outside of `.room`
};

function scopeOf(path) {
  const name = basename(path);
  if (name === 'all.css') return `.game-${basename(dirname(dirname(path)))}`;
  if (!(name in scopes)) throw new Error(`styles.mjs does not say where ${path} holds.`);
  return scopes[name];
}

/** Rules that can't be put under a class: their names are global to the page. */
const keyframes = /^@keyframes ([\w-]+) \{\n.*?^\}\n/gms;

function scoped(scope, namesOf) {
  return {
    name: 'scoped',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const apart = [...text.matchAll(keyframes)];
        for (const [, name] of apart) {
          const first = namesOf.get(name) ?? path;
          if (first !== path) throw new Error(`${first} and ${path} both have keyframes ${name}.`);
          namesOf.set(name, path);
        }
        const imports = text.match(/^@import .*;$/gm) ?? [];
        const rules = text.replaceAll(keyframes, '').replaceAll(/^@import .*;$/gm, '');
        const contents = [...imports, `:where(${scope}) {`, rules, '}', ...apart.map(([all]) => all)].join(
          '\n',
        );
        return { contents, loader: 'css' };
      }),
  };
}

export const styles = {
  name: 'styles',
  setup({ onLoad, onResolve, initialOptions: { absWorkingDir, minify, target } }) {
    const namesOf = new Map();
    onResolve({ filter: /\.css$/ }, ({ path, resolveDir, kind }) =>
      kind === 'import-statement' ? { path: join(resolveDir, path), namespace: 'styles' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'styles' }, async ({ path }) => {
      const scope = scopeOf(path);
      const { outputFiles, warnings } = await build({
        absWorkingDir,
        minify,
        target,
        entryPoints: [path],
        bundle: true,
        write: false,
        logLevel: 'silent',
        plugins: scope === null ? [] : [scoped(scope, namesOf)],
      });
      return { contents: outputFiles[0].contents, loader: 'file', warnings };
    });
  },
};
