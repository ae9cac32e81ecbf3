// The first page.
import { t } from '../words/t';

export default function Home() {
  return (
    <main class="home">
      <h1>Reami</h1>
      <p>{t('site.purpose')}</p>
    </main>
  );
}
