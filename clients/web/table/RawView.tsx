// What the server tells, member by member as it came: all that can be shown of a game which nobody has drawn
// yet.
import { useState } from 'preact/hooks';

/** Folded away until it is asked for. */
export function RawView({ title, value }: { title: string; value: unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="card fold told" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Members value={value} />}
    </details>
  );
}

/** A set comes as `{"g7":true}`: its members have no value of their own. */
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
