// A card beside the table that a person can fold. This browser remembers whether it is folded.
import type { ComponentChildren } from 'preact';
import { store, stored } from '../browser/storage';

interface Props {
  /** the id of the card's heading, and its key in the storage */
  name: string;
  title: string;
  /** a mark next to the title */
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
