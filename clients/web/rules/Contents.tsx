// The column beside the rules. It has the way back to the reader's match, and the table of contents. On a
// phone both are above the text, where they stay, and the table of contents is folded.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { addressOf, type CameFrom, closesInto } from '../browser/wayBack';
import { Icon } from '../ui/Icon';
import { t } from '../words/t';
import type { Section } from './sections';

interface Props {
  sections: readonly Section[];
  /** the reader's match; null if the reader has not come from a match */
  from: CameFrom | null;
}

export function Contents({ sections, from }: Props) {
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const read = useRead();
  function keyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    open(false);
    button.current!.focus();
  }
  return (
    <nav class="rules-contents" aria-label={t('rules.contents')} onKeyDown={keyDown}>
      {from !== null && <Back from={from} />}
      <button
        type="button"
        class="rules-fold"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => open(!isOpen)}
      >
        <Icon name="list" />
        {t('rules.contents')}
      </button>
      <ol id={list} class={isOpen ? 'open' : undefined}>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === read ? 'true' : undefined}
              onClick={() => open(false)}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A link to the tab that opened this one. That tab still has the turn that the player has laid out. */
function Back({ from }: { from: CameFrom }) {
  const address = addressOf(from);
  return (
    <a
      class="button rules-back"
      href={address}
      onClick={event => closesInto(address) && event.preventDefault()}
    >
      <Icon name="arrow" turn={180} />
      {t('rules.back')}
    </a>
  );
}

/**
 * The anchor of the section that the reader sees: the last one that begins in the upper third of the window.
 */
function useRead(): string {
  const [read, setRead] = useState('');
  useEffect(() => {
    function find() {
      const begun = [...document.querySelectorAll('.rules h2')].filter(
        title => title.getBoundingClientRect().top < innerHeight / 3,
      );
      setRead(begun.at(-1)?.id ?? '');
    }
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, []);
  return read;
}
