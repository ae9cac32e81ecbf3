// The settings of this device, as a page.
import { useEffect } from 'preact/hooks';
import SettingsForm from '../settings/SettingsForm';
import { TopBar } from '../ui/TopBar';
import { language, t } from '../words/t';

export default function Settings() {
  useEffect(() => {
    document.title = t('settings.title');
  }, [language.value]);
  return (
    <>
      <TopBar />
      <main class="room">
        <section class="card" aria-labelledby="settings">
          <h1 id="settings">{t('settings.title')}</h1>
          <p class="soft">{t('settings.kept')}</p>
          <SettingsForm />
        </section>
      </main>
    </>
  );
}
