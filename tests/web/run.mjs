// Runs one file of tests, written in TypeScript, with Node's own runner:
//
//     node run.mjs SERVER SPEC.ts [firefox | webkit]
//
// SERVER is the program that is tested. The browser is Chromium, unless another is asked for. ctest calls this (CMakeLists.txt). With GTEST_OUTPUT=xml:FOLDER/ it leaves there
// how many tests passed, as GoogleTest does, so that tests/run counts each.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const client = join(here, '../../clients/web');
const { build } = createRequire(join(client, 'package.json'))('esbuild');

/** Playwright can't be bundled: it is found where it lies. */
const playwrightWhereItLies = {
  name: 'playwright',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^playwright-core$/ }, () => ({
      path: pathToFileURL(join(here, 'node_modules/playwright-core/index.mjs')).href,
      external: true,
    })),
};

async function bundled(spec, folder) {
  const generated = resolve(dirname(server), '../typescript');
  const outfile = join(folder, basename(spec).replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [resolve(spec)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node18',
    format: 'esm',
    // Browsers have it; Node only from 20 on.
    banner: { js: "import { webcrypto } from 'node:crypto';\nglobalThis.crypto ??= webcrypto;" },
    define: { TESTS_FOLDER: JSON.stringify(here) },
    // The modules that the tested build generated from the descriptions.
    alias: { reami: join(generated, 'reami.ts'), 'reami/events': join(generated, 'events.ts') },
    plugins: [playwrightWhereItLies],
    logLevel: 'warning',
  });
  return outfile;
}

function tally(text, name) {
  const [, folder] = /^xml:(.*\/)$/.exec(process.env.GTEST_OUTPUT ?? '') ?? [];
  const number = what => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  if (folder === undefined || number('tests') === 0) return;
  const failures = number('tests') - number('pass');
  writeFileSync(`${folder}${name}.xml`, `<testsuites tests="${number('tests')}" failures="${failures}">\n`);
}

const [server, spec, browser] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'reami-web-'));
try {
  const file = await bundled(spec, folder);
  const runner = spawn(process.execPath, ['--test', '--test-reporter=tap', file], {
    env: { ...process.env, TESTED_SERVER: resolve(server), TESTED_BROWSER: browser ?? 'chromium' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  runner.stdout.on('data', piece => {
    said += piece;
    process.stdout.write(piece);
  });
  const [status] = await once(runner, 'close');
  tally(said, ['web', browser, basename(spec, '.spec.ts')].filter(Boolean).join('_'));
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
