// Builds the web client into one file, which the server carries and serves (server/http/web_client):
//
//     node build.mjs OUT.pack TYPESCRIPT
//
// TYPESCRIPT is the folder with the types and constants that the protocol's publisher generates. The module
// 'reami' is its file reami.ts, and the module 'reami/events' is its file events.ts.
//
// A pack begins with the hashes of the page's inline script and inline style, in the form of a content
// security policy. One line per file follows: its path, its content type, how long a browser may keep it
// without asking (`forever` for names with a hash of the content, `day` or `never`), and the sizes in bytes
// of its three forms: plain, gzip and brotli; 0 means that the form would not be smaller. After an empty line
// the forms follow in the same order.
import { joined } from './chunks.mjs';
import { handbook } from './handbook.mjs';
import { markdown } from './markdown.mjs';
import { styles } from './styles.mjs';
import { texts } from './texts.mjs';
import { licence, typeface } from './typeface.mjs';
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const [, , target, generated] = process.argv;

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const minified = { minify: true, target: ['safari16.4', 'firefox128', 'chrome110'], legalComments: 'none' };

/**
 * Runs esbuild for the browsers that the client supports. A warning of esbuild also ends the build, for
 * example the warning about a style rule that browsers would ignore.
 */
async function built(settings) {
  const result = await build({
    absWorkingDir: here,
    bundle: true,
    ...minified,
    write: false,
    logLevel: 'warning',
    ...settings,
  });
  if (result.warnings.length > 0) throw new Error('What esbuild warns of is to be mended.');
  return result;
}

/** Checks that the installed licences name every third-party package in the bundle. */
function expectLicences(inputs) {
  const named = readFileSync(join(here, '../../cmake/install/copyright'), 'utf8').split('\n');
  for (const input of inputs) {
    const found = /^node_modules\/((@[^/]+\/)?[^/]+)/.exec(input);
    if (found && !named.includes(`Files: ${found[1]}`))
      throw new Error(`cmake/install/copyright does not name ${found[1]}.`);
  }
}

/** All scripts and styles, with the hash of their content in their names. */
async function bundle() {
  const result = await built({
    entryPoints: { main: 'main.tsx', style: 'style/main.css' },
    outdir: 'out',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    format: 'esm',
    splitting: true,
    publicPath: '/',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.svg': 'file', '.webp': 'file' },
    plugins: [markdown, styles, texts, typeface],
    alias: { reami: resolve(generated, 'reami.ts'), 'reami/events': resolve(generated, 'events.ts') },
    metafile: true,
  });
  const { inputs, outputs } = result.metafile;
  expectLicences(Object.keys(inputs));
  // Each style sheet lies beside the files that it names. So its relative links work under any base path.
  for (const file of result.outputFiles)
    if (extname(file.path) === '.css')
      file.contents = Buffer.from(file.text.replaceAll('url("/assets/', 'url("'));
  const path = file => 'out/' + relative(join(here, 'out'), file.path);
  const [made, others] = [[], []];
  for (const file of result.outputFiles) (extname(file.path) === '.js' ? made : others).push(file);
  const scripts = await joined(new Map(made.map(file => [path(file), file.text])), outputs, minified);
  const files = [
    ...scripts.map(({ path, text }) => ({ path, bytes: Buffer.from(text), keep: 'forever' })),
    ...others.map(file => ({
      path: path(file).replace(/^out/, ''),
      bytes: Buffer.from(file.contents),
      keep: 'forever',
    })),
  ];
  return { files, scripts, outputs };
}

/** The service worker. Its name has no hash, because browsers look for updates at the same address. */
async function worker(files) {
  const made = files
    .map(({ path }) => path)
    .sort()
    .join();
  const result = await built({
    entryPoints: ['worker.js'],
    define: { BUILD: JSON.stringify(createHash('sha256').update(made).digest('hex').slice(0, 12)) },
  });
  return { path: '/worker.js', bytes: Buffer.from(result.outputFiles[0].contents), keep: 'never' };
}

/** The handbook's pages, with their script and their style sheet. */
async function help() {
  const { outputFiles } = await built({
    entryPoints: { handbook: 'style/handbook.css', 'handbook-page': 'handbook/page.js' },
    outdir: 'out',
    entryNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: '/',
    plugins: [typeface],
  });
  const files = outputFiles.map(file => ({
    path: '/' + relative(join(here, 'out'), file.path),
    bytes: Buffer.from(file.contents),
    keep: 'forever',
  }));
  const named = ending => files.find(({ path }) => path.endsWith(ending)).path;
  return [...handbook({ script: named('.js'), style: named('.css') }), ...files];
}

/** The files that boot.js preloads, by page and by language. */
function files({ scripts, outputs }) {
  const scriptOf = source => scripts.find(({ parts }) => parts.includes(source));
  const main = scriptOf('main.tsx');
  const needed = source => {
    const { path, imports } = scriptOf(source);
    return [...imports, path].filter(one => one !== main.path && !main.imports.includes(one));
  };
  const sheet = source =>
    Object.entries(outputs)
      .find(([, { inputs }]) => Object.keys(inputs).includes(source))[0]
      .slice('out'.length);
  return {
    words: { en: scriptOf('words/en.ts').path, it: scriptOf('words/it.ts').path },
    pages: {
      home: { scripts: needed('pages/Home.tsx'), styles: [sheet('styles:' + join(here, 'style/home.css'))] },
      room: { scripts: needed('pages/Room.tsx'), styles: [] },
    },
  };
}

/**
 * Builds an inline script or style of the page, without the last line end, because the policy contains the
 * hash of exactly this text.
 */
async function inline(settings) {
  const { outputFiles } = await built(settings);
  const text = outputFiles[0].text.trim();
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/**
 * Makes the page: fills in the names of the built files, and computes the hashes of its inline script and
 * style for the policy.
 */
async function page(bundled) {
  const { scripts, outputs } = bundled;
  const boot = await inline({
    entryPoints: ['boot.js'],
    target: 'es2016', // browsers too old for the client must run it and show its message
    define: { FILES: JSON.stringify(files(bundled)) },
  });
  const shell = await inline({ entryPoints: ['style/shell.css'] });
  const script = scripts.find(({ parts }) => parts.includes('main.tsx'));
  const [style] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === 'style/main.css');
  const purpose = language =>
    JSON.parse(readFileSync(join(here, `words/${language}.json`), 'utf8'))['site.purpose'];
  const filled = {
    own: `<script>${boot.text}</script><style>${shell.text}</style>`,
    script: script.path,
    style: style.replace(/^out/, ''),
    preloads: script.imports.map(path => `<link rel="modulepreload" href="${path}" />`).join(''),
    'purpose.en': purpose('en'),
    'purpose.it': purpose('it'),
  };
  const text = readFileSync(join(here, 'index.html'), 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\n\s*/g, '\n')
    .replace(/\{\{(.*?)\}\}/g, (_, name) => filled[name]);
  return {
    file: { path: '/index.html', bytes: Buffer.from(text), keep: 'never' },
    hashes: [boot.hash, shell.hash],
  };
}

/** The files that keep their names: the manifest, the icons, and the licence of the typeface. */
function unchanged() {
  const folder = join(here, 'public');
  const files = readdirSync(folder).map(name => ({ name, bytes: readFileSync(join(folder, name)) }));
  files.push({ name: 'typeface-licence.txt', bytes: licence });
  return files.map(({ name, bytes }) => ({ path: '/' + name, bytes, keep: 'day' }));
}

function forms(bytes) {
  const smaller = form => (form.length < bytes.length ? form : Buffer.alloc(0));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return [bytes, smaller(gzipSync(bytes, { level: 9 })), smaller(brotliCompressSync(bytes, { params }))];
}

function pack(hashes, files) {
  const packed = files.map(file => ({ ...file, forms: forms(file.bytes) }));
  const line = ({ path, keep, forms, type = types[extname(path)] }) =>
    [path, type.replace(' ', ''), keep, ...forms.map(form => form.length)].join(' ');
  return Buffer.concat([
    Buffer.from([hashes.join(' '), ...packed.map(line)].join('\n') + '\n\n'),
    ...packed.flatMap(file => file.forms),
  ]);
}

const bundled = await bundle();
const { file, hashes } = await page(bundled);
const packed = [file, await worker(bundled.files), ...unchanged(), ...bundled.files];
// The handbook uses the client's typeface, which the pack already contains.
packed.push(...(await help()).filter(({ path }) => packed.every(other => other.path !== path)));
writeFileSync(target, pack(hashes, packed));
