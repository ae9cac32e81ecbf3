// A card beside the table that a person can fold. This browser remembers whether it is folded.
import type { ComponentChildren } from 'preact';
import { store, stored } from '../browser/storage';

interface Props {
  /** the id of the card's heading, and its key in the storage */
  name: string;
  title: string;
  /** a mark next to the title */
  mark?: ComponentChildren;
  /** whether it is open until the person folds or unfolds it */
  startsOpen: boolean;
  children: ComponentChildren;
}

const keyOf = (name: string) => `reami.folded.${name}`;

export function Fold({ name, title, mark, startsOpen, children }: Props) {
  const folded = stored(keyOf(name));
  return (
    <details
      class="card fold beside"
      open={folded === null ? startsOpen : folded === 'no'}
      onToggle={({ currentTarget: { open } }) =>
        store(keyOf(name), open === startsOpen ? null : open ? 'no' : 'yes')
      }
    >
      <summary>
        <h2 id={name}>{title}</h2>
        {mark}
      </summary>
      {children}
    </details>
  );
}
