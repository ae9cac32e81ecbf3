// A style sheet that a script imports is a file of its own: the script gets its address, and adds it to the page when
// it is needed (browser/styles.ts).
import { build } from 'esbuild';
import { join } from 'node:path';

export const styles = {
  name: 'styles',
  setup({ onLoad, onResolve, initialOptions: { absWorkingDir, minify, target } }) {
    onResolve({ filter: /\.css$/ }, ({ path, resolveDir, kind }) =>
      kind === 'import-statement' ? { path: join(resolveDir, path), namespace: 'styles' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'styles' }, async ({ path }) => {
      const { outputFiles, warnings } = await build({
        absWorkingDir,
        minify,
        target,
        entryPoints: [path],
        bundle: true,
        write: false,
        logLevel: 'silent',
      });
      return { contents: outputFiles[0].contents, loader: 'file', warnings };
    });
  },
};
