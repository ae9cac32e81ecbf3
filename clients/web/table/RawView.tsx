// The view as the server sends it, member by member, for games that this client can't draw.
import { useState } from 'preact/hooks';

/** The view, which is folded until a person opens it. */
export function RawView({ title, value }: { title: string; value: unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="card fold told" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Members value={value} />}
    </details>
  );
}

/**
 * The members of an object. The server sends a set as `{"g7":true}`, so the members of a set have no values.
 */
function Members({ value }: { value: unknown }) {
  if (value === true) return null;
  if (value === null || typeof value !== 'object') return <> {String(value ?? '–')}</>;
  return (
    <ul>
      {Object.entries(value).map(([name, member]) => (
        <li key={name}>
          <strong>{name}</strong>
          <Members value={member} />
        </li>
      ))}
    </ul>
  );
}
