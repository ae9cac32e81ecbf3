// The bar above every page: the link to the first page, the page's own controls, and the other language.
import type { ComponentChildren } from 'preact';
import { at } from '../browser/base';
import { choose, language, languages, t } from '../words/t';
import { Icon } from './Icon';

export function TopBar({ children }: { children?: ComponentChildren }) {
  return (
    <header class="bar">
      <a class="bar-home" href={at('/')}>
        <Icon name="crown" />
        <span>Reami</span>
      </a>
      <div class="bar-rest">
        {children}
        <LanguageSwitch />
      </div>
    </header>
  );
}

function LanguageSwitch() {
  return (
    <div class="languages" role="group" aria-label={t('language.choose')}>
      {languages.map(one => (
        <button
          type="button"
          key={one}
          lang={one}
          aria-pressed={one === language.value}
          title={one === 'it' ? 'Italiano' : 'English'}
          onClick={() => void choose(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
