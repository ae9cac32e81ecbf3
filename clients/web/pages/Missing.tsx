// An address that leads nowhere.
import { t } from '../words/t';

export function Missing() {
  return (
    <main class="notice">
      <p>{t('page.missing')}</p>
      <a class="button" href="/">
        {t('page.home')}
      </a>
    </main>
  );
}
