// Parses pages of Markdown during the build, into trees of plain data. So browsers need no parser of
// Markdown, and the client makes no HTML from strings.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { readFileSync } from 'node:fs';

function withoutPositions(_, node) {
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return node;
  const { position, ...rest } = node;
  return rest;
}

export const markdown = {
  name: 'markdown',
  setup({ onLoad }) {
    onLoad({ filter: /\.md$/ }, ({ path }) => {
      const tree = fromMarkdown(readFileSync(path, 'utf8'), {
        extensions: [gfmTable()],
        mdastExtensions: [gfmTableFromMarkdown()],
      });
      return { contents: JSON.stringify(tree, withoutPositions), loader: 'json' };
    });
  },
};
