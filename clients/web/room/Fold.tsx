// A card beside the table that folds away; this browser remembers it.
import type { ComponentChildren } from 'preact';
import { store, stored } from '../browser/storage';

interface Props {
  /** the id of its heading, and the name under which it is remembered */
  name: string;
  title: string;
  /** beside the title */
  mark?: ComponentChildren;
  children: ComponentChildren;
}

const keyOf = (name: string) => `reami.folded.${name}`;

export function Fold({ name, title, mark, children }: Props) {
  return (
    <details
      class="card fold beside"
      open={stored(keyOf(name)) === null}
      onToggle={event => store(keyOf(name), event.currentTarget.open ? null : 'yes')}
    >
      <summary>
        <h2 id={name}>{title}</h2>
        {mark}
      </summary>
      {children}
    </details>
  );
}
