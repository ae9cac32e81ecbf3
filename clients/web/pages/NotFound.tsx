// The page for unknown addresses.
import { at } from '../browser/base';
import { TopBar } from '../ui/TopBar';
import { t } from '../words/t';

export function NotFound() {
  return (
    <>
      <TopBar />
      <main class="notice">
        <h1>{t('missing.title')}</h1>
        <p>{t('page.missing')}</p>
        <a class="button" href={at('/')}>
          {t('page.home')}
        </a>
      </main>
    </>
  );
}
