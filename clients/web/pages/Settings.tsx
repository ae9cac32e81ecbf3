// The page of this device's settings.
import { useEffect } from 'preact/hooks';
import { showTitle } from '../net/thisServer';
import SettingsForm from '../settings/SettingsForm';
import { TopBar } from '../ui/TopBar';
import { t } from '../words/t';

export default function Settings() {
  useEffect(() => showTitle(() => t('settings.title')), []);
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
