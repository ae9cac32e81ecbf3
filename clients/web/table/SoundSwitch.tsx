// The switch for sounds.
import { t } from '../words/t';
import { HeadSwitch } from './HeadSwitch';
import { soundsOn, switchSounds } from './sounds';

export function SoundSwitch() {
  return (
    <HeadSwitch kind="sound-switch" name={t('sounds.title')} isOn={soundsOn.value} onSwitch={switchSounds}>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5Z" fill="currentColor" />
        {soundsOn.value ? (
          <path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
        ) : (
          <path d="M16 9.5l5 5M21 9.5l-5 5" />
        )}
      </svg>
    </HeadSwitch>
  );
}
