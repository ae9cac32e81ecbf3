// Reduces the typeface of headings to the letters of English and Italian. The licence of the typeface allows
// this.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'node_modules/@fontsource/fraunces');

const ascii = Array.from({ length: 127 - 32 }, (_, index) => String.fromCharCode(32 + index)).join('');
const letters = ascii + 'àèéìíòóùúÀÈÉÌÒÓÙ×·–—…’‘“”«»→+−½';

/** An esbuild plugin that reduces each typeface in a style sheet to these letters. */
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
