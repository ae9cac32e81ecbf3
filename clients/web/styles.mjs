// If a script imports a style sheet, the build makes a separate file of the sheet, and the script gets the
// address of the file. The script adds the sheet to the page when it needs it (browser/styles.ts). The sheet
// stays in the page when the client shows another page or game. So the build puts each rule under the class
// of its page or game, where the rule can't match anything else. `&` in a rule names the element that has
// this class.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Under which selector the build puts each sheet; null means that the sheet applies to all pages. */
const scopes = {
  'admin.css': '.admin',
  'clock.css': '.room',
  'contrast.css': null, // a person chooses it for all pages
  'ending.css': '.room',
  'forced.css': null, // the device has it for all pages
  'home.css': '.home',
  'lesson.css': '.room',
  'mine.css': '.mine',
  'moves.css': '.room', // a match that the client shows as a list of moves
  'plan.css': '.room',
  'replay.css': '.replay, .bar', // the bar shows the title of the replay
  'rules.css': '.rules',
  'signs.css': '.guide, .sign-note, .table-frame',
  'since.css': '.notices',
  'totals.css': '.room',
  'sharing.css': '.room, .home, .dialog', // the menu of the room and its dialogs are outside of `.room`
};

function scopeOf(path) {
  const name = basename(path);
  if (name === 'all.css') return `.game-${basename(dirname(dirname(path)))}`;
  if (!(name in scopes)) throw new Error(`styles.mjs does not say where ${path} holds.`);
  return scopes[name];
}

/** Rules that the build can't put under a class, because their names are global to the page. */
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
