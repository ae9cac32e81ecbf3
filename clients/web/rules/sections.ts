// The sections of a page of rules. They count from 1, and so do the rules of each: R3 and R3.4 are anchors.
import type { Nodes, Root } from 'mdast';

export interface Section {
  /** `R3` */
  readonly anchor: string;
  /** with its number */
  readonly title: string;
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** A section, if that part of a page is its title, which begins with its number. */
function sectionOf(node: Nodes): Section | null {
  if (node.type !== 'heading' || node.depth !== 2) return null;
  const title = textOf(node);
  return { anchor: `R${/^\d+/.exec(title)?.[0]}`, title };
}

export const sectionsOf = (page: Root): readonly Section[] =>
  page.children.map(sectionOf).filter(section => section !== null);
