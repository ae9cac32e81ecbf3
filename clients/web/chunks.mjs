// Joins the scripts into few files, because each file costs a request, and small files compress badly.
// esbuild makes a file for every set of pages that share code. From these files, Rollup makes one for each
// step of a visit.
import { games } from './texts.mjs';
import { rollup } from '@rollup/wasm-node';
import { transform } from 'esbuild';

/**
 * The steps of a visit. Each step names the parts of the client that need it. The script of a step contains
 * the modules that `all` its parts need, that `any` of them needs, or that at least `two` of them need; it
 * leaves out the modules of earlier steps.
 */
const steps = [
  { name: 'main', any: [/^main\.tsx$/] },
  { name: 'main', all: [/^pages\/(Home|Room)\.tsx$/] },
  { name: 'home', any: [/^pages\/Home\.tsx$/] },
  { name: 'room', any: [/^pages\/Room\.tsx$/, /^ui\/QrCode\.tsx$/] },
  { name: 'table', any: [/^model\/eventText\.ts$/], two: [/^games\/\w+\/\w+Table\.tsx$/] },
  ...games.map(game => ({
    name: game,
    any: [new RegExp(`^games/${game}/(\\w+Table|describe|code|guide/index)\\.tsx?$`)],
  })),
  {
    name: 'ending',
    any: [/^(room\/Ending|pages\/(Breakdown|Concluded|NextTime)|table\/(RoundBreak|Totals))\.tsx$/],
  },
];

/** The step of each file that esbuild made. The result lacks files that belong to no step. */
function stepsOf(outputs) {
  const reach = (path, into = new Set()) => {
    if (into.has(path)) return into;
    into.add(path);
    for (const { path: next, kind } of outputs[path].imports)
      if (kind === 'import-statement') reach(next, into);
    return into;
  };
  const reached = patterns =>
    Object.entries(outputs)
      .filter(([, { entryPoint }]) => patterns.some(pattern => pattern.test(entryPoint ?? '')))
      .map(([path]) => reach(path));
  const stepOf = new Map();
  for (const { name, any = [], two = [], all = [] } of steps) {
    const [anyOf, twoOf, allOf] = [any, two, all].map(reached);
    const counts = (sets, path) => sets.filter(set => set.has(path)).length;
    for (const path of Object.keys(outputs)) {
      const isIn =
        counts(anyOf, path) > 0 ||
        counts(twoOf, path) > 1 ||
        (allOf.length > 0 && counts(allOf, path) === allOf.length);
      if (isIn && !stepOf.has(path)) stepOf.set(path, name);
    }
  }
  return stepOf;
}

/**
 * Joins the scripts of esbuild. `texts` has the content of each script by its path, and `outputs` has
 * esbuild's metadata by the same paths. Returns for each script its `imports` (the paths of the scripts that
 * it needs at once) and its `parts` (the sources of the pages and other parts that it contains).
 */
export async function joined(texts, outputs, settings) {
  const stepOf = stepsOf(outputs);
  const idOf = source => 'out' + source.replace(/^\.?(?=\/)/, '').replace(/^(?!\/)/, '/');
  const entry = [...texts.keys()].find(path => outputs[path].entryPoint === 'main.tsx');
  const bundle = await rollup({
    input: { main: entry },
    plugins: [
      {
        name: 'esbuild-output',
        resolveId: source => (texts.has(source) ? source : idOf(source)),
        load: id => texts.get(id),
      },
    ],
    onwarn: warning => {
      throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    manualChunks: id => stepOf.get(id),
  });
  return Promise.all(
    output.map(async ({ fileName, code, imports, moduleIds }) => ({
      path: '/' + fileName,
      text: (await transform(code, settings)).code,
      imports: imports.map(path => '/' + path),
      parts: moduleIds.map(id => outputs[id].entryPoint).filter(Boolean),
    })),
  );
}
