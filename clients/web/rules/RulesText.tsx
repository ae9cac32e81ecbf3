// Shows a page of rules from its parsed Markdown.
import type { ListItem, Nodes, Root, Table } from 'mdast';
import type { ComponentChildren } from 'preact';
import type { RulesPage } from '../model/game';
import { sectionsOf } from './sections';

type Figure = RulesPage['Figure'];

/** The anchor of the section in which this part of the page is. */
const anchorOf = (page: Root, index: number): string | undefined =>
  sectionsOf({ ...page, children: page.children.slice(0, index + 1) }).at(-1)?.anchor;

export function RulesText({ page, Figure }: { page: Root; Figure: Figure }) {
  return (
    <>
      {page.children.map((node, index) => (
        <Block key={index} node={node} section={anchorOf(page, index)} Figure={Figure} />
      ))}
    </>
  );
}

interface BlockProps {
  node: Nodes;
  section: string | undefined;
  Figure: Figure;
}

function Block({ node, section, Figure }: BlockProps) {
  switch (node.type) {
    case 'heading':
      if (node.depth === 1) return <h1>{inline(node.children)}</h1>;
      return <h2 id={section}>{inline(node.children)}</h2>;
    case 'paragraph': {
      const [first] = node.children;
      if (first?.type === 'image')
        return <Figure name={first.url.replace('figure:', '')} text={first.alt ?? ''} />;
      return <p>{inline(node.children)}</p>;
    }
    case 'list':
      return (
        <ol class="rules-list" start={node.start ?? 1}>
          {node.children.map((item, index) => (
            <Rule key={index} item={item} number={`${section}.${(node.start ?? 1) + index}`} />
          ))}
        </ol>
      );
    case 'table':
      return <Rows table={node} />;
    default:
      return null;
  }
}

function Rule({ item, number }: { item: ListItem; number: string }) {
  return (
    <li id={number}>
      <a class="rule-number" href={`#${number}`}>
        {number}
      </a>
      <div>{item.children.map(part => (part.type === 'paragraph' ? inline(part.children) : null))}</div>
    </li>
  );
}

function Rows({ table }: { table: Table }) {
  const [head, ...rows] = table.children;
  return (
    // It can have the focus, because it scrolls on narrow screens.
    <div class="rules-table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {head?.children.map((cell, n) =>
              n === 0 ? (
                <td key={n} />
              ) : (
                <th key={n} scope="col">
                  {inline(cell.children)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.children.map((cell, n) =>
                n === 0 ? (
                  <th key={n} scope="row">
                    {inline(cell.children)}
                  </th>
                ) : (
                  <td key={n}>{inline(cell.children)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(nodes: readonly Nodes[]): ComponentChildren {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'inlineCode':
        return <code key={index}>{node.value}</code>;
      case 'strong':
        return <strong key={index}>{inline(node.children)}</strong>;
      case 'emphasis':
        return <em key={index}>{inline(node.children)}</em>;
      default:
        return null;
    }
  });
}
