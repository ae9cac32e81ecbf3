// The sections of a page of rules. Sections have numbers from 1, and so have the rules in each of them. R3
// and R3.4 are anchors.
import type { Nodes, Root } from 'mdast';

export interface Section {
  /** `R3` */
  readonly anchor: string;
  /** the title with the section's number */
  readonly title: string;
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** The section that begins with this node; null if the node is not a title that has a number. */
function sectionOf(node: Nodes): Section | null {
  if (node.type !== 'heading' || node.depth !== 2) return null;
  const title = textOf(node);
  return { anchor: `R${/^\d+/.exec(title)?.[0]}`, title };
}

export const sectionsOf = (page: Root): readonly Section[] =>
  page.children.map(sectionOf).filter(section => section !== null);
