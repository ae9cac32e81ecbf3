// Builds the web client into one file, which the server carries and serves (server/http/web_client):
//
//     node build.mjs OUT.pack TYPESCRIPT
//
// TYPESCRIPT is the folder of the types and constants that the protocol generates: reami.ts is what `import … from
// 'reami'` means, events.ts is 'reami/events'.
//
// A pack begins with a line for each file: its path, its content type, how long a browser may keep it without asking
// (`forever`, as its name tells its content, `day` or `never`), and the sizes in bytes of its three forms, plain, gzip
// and brotli, 0 for a form that would be no smaller. After an empty line follow these forms one after the other, in the same order.
import { joined } from './chunks.mjs';
import { markdown } from './markdown.mjs';
import { styles } from './styles.mjs';
import { texts } from './texts.mjs';
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
  '.webmanifest': 'application/manifest+json',
};

const minified = { minify: true, target: ['es2022', 'safari16'], legalComments: 'none' };

/** As browsers get it. What esbuild only warns of, such as a rule of style that browsers would drop, ends the build. */
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
    loader: { '.svg': 'file' },
    plugins: [markdown, styles, texts],
    alias: { reami: resolve(generated, 'reami.ts'), 'reami/events': resolve(generated, 'events.ts') },
    metafile: true,
  });
  const { outputs } = result.metafile;
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

/** The service worker, which has a name for ever: its address is where it is asked for. */
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

/** The page with the names of its script and style filled in. */
function page({ scripts, outputs }) {
  const script = scripts.find(({ parts }) => parts.includes('main.tsx'));
  const [style] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === 'style/main.css');
  const preloads = script.imports.map(path => `<link rel="modulepreload" href="${path}" />`).join('');
  const text = readFileSync(join(here, 'index.html'), 'utf8')
    .replace('{{script}}', script.path)
    .replace('{{style}}', style.replace(/^out/, ''))
    .replace('{{preloads}}', preloads);
  return { path: '/index.html', bytes: Buffer.from(text), keep: 'never' };
}

/** Files that keep their names: manifest, icons. */
function unchanged() {
  const folder = join(here, 'public');
  return readdirSync(folder).map(name => ({
    path: '/' + name,
    bytes: readFileSync(join(folder, name)),
    keep: 'day',
  }));
}

function forms(bytes) {
  const smaller = form => (form.length < bytes.length ? form : Buffer.alloc(0));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return [bytes, smaller(gzipSync(bytes, { level: 9 })), smaller(brotliCompressSync(bytes, { params }))];
}

function pack(files) {
  const packed = files.map(file => ({ ...file, forms: forms(file.bytes) }));
  const line = ({ path, keep, forms }) =>
    [path, types[extname(path)].replace(' ', ''), keep, ...forms.map(form => form.length)].join(' ');
  return Buffer.concat([
    Buffer.from(packed.map(line).join('\n') + '\n\n'),
    ...packed.flatMap(file => file.forms),
  ]);
}

const bundled = await bundle();
writeFileSync(target, pack([page(bundled), await worker(bundled.files), ...unchanged(), ...bundled.files]));
