// The typeface of headings, cut down to the letters that English and Italian need: its licence allows it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'node_modules/@fontsource/fraunces');

const ascii = Array.from({ length: 127 - 32 }, (_, index) => String.fromCharCode(32 + index)).join('');
const letters = ascii + 'àèéìíòóùúÀÈÉÌÒÓÙ×·–—…’‘“”«»→+−½';

/** For esbuild: a typeface that a style sheet names comes with these letters alone. */
export const typeface = {
  name: 'typeface',
  setup({ onLoad }) {
    onLoad({ filter: /\.woff2$/ }, async ({ path }) => ({
      contents: await subsetFont(readFileSync(path), letters, {
        targetFormat: 'woff2',
        noLayoutClosure: true,
      }),
      loader: 'file',
    }));
  },
};

export const licence = readFileSync(join(folder, 'LICENSE'));
