// A list of records of the server. A line can open a dialog about its record.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Loaded } from '../ui/useLoaded';
import { t } from '../words/t';

export interface Line {
  key: string;
  title: string;
  help: string;
  /** opens the dialog of the line; a line without it is only text */
  onOpen?: (() => void) | undefined;
  children?: ComponentChildren;
}

interface Props {
  title: string;
  loaded: Loaded<unknown>;
  lines: readonly Line[];
  none: string;
  /** the search field above the lines */
  children?: ComponentChildren;
}

export function Lines({ title, loaded, lines, none, children }: Props) {
  const id = useId();
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {loaded.fault !== null && (
        <p class="refusal" role="alert">
          {loaded.fault}
        </p>
      )}
      {loaded.value !== null && lines.length === 0 && <p class="soft">{none}</p>}
      <ul class="admin-lines">
        {lines.map(line => (
          <li key={line.key}>
            {line.onOpen ? (
              <button type="button" aria-haspopup="dialog" onClick={line.onOpen}>
                <Words line={line} />
              </button>
            ) : (
              <div class="admin-line">
                <Words line={line} />
              </div>
            )}
            {line.children}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ line }: { line: Line }) {
  return (
    <>
      <b>{line.title}</b>
      <span class="help">{line.help}</span>
    </>
  );
}

interface FindProps {
  find: string;
  onFind: (find: string) => void;
}

export function Find({ find, onFind }: FindProps) {
  return (
    <label class="text-line">
      <span>{t('admin.find')}</span>
      <input
        type="search"
        value={find}
        autocomplete="off"
        spellcheck={false}
        onInput={event => onFind(event.currentTarget.value)}
      />
    </label>
  );
}
