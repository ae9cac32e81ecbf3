// A style sheet that a script imports is a file of its own: the script gets its address, and adds it to the page when
// it is needed (browser/styles.ts). It stays there when another page or game is shown. So each of its rules is put
// below the class of what it is for, and reaches nothing else, whatever its selectors say. Where a rule means the
// element with that class itself, it names it by `&`.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The selector below which each sheet applies. */
const scopes = {
  'admin.css': '.admin',
  'contrast.css': null, // what a person set for every page
  'ending.css': '.room',
  'forced.css': null, // what a person set for the whole device
  'home.css': '.home',
  'lesson.css': '.room',
  'replay.css': '.replay, .bar', // its title stands in the bar
  'rules.css': '.rules',
  'signs.css': '.guide, .sign-note, .table-frame',
  'sharing.css': '.room, .home, .dialog', // the room's menu stands outside of the room, with its dialogs
};

function scopeOf(path) {
  const name = basename(path);
  if (name === 'all.css') return `.game-${basename(dirname(dirname(path)))}`;
  if (!(name in scopes)) throw new Error(`styles.mjs does not say where ${path} holds.`);
  return scopes[name];
}

/** Rules that can't be put below a class: their names count on the whole page. */
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
