// The settings that say how this device shows the games. Each change has its effect at once.
import type { Signal } from '@preact/signals';
import { colours, contrast, coordinates, hand, motion, notation, theme, themes } from '../browser/appearance';
import { asksFirst, switchAsking } from '../table/asking';
import { soundsOn, switchSounds } from '../table/sounds';
import { giveTipsAgain, tipsAreOver } from '../table/tips';
import { OneOf, Switch } from '../ui/Fields';
import { choose, language, languages, t } from '../words/t';

const themeWords = {
  device: 'settings.theme.device',
  light: 'settings.theme.light',
  dark: 'settings.theme.dark',
} as const;
/** The name of each language in that language. */
const languageWords = { en: 'English', it: 'Italiano' } as const;

interface OnOffProps<Value extends string> {
  title: string;
  help?: string;
  of: Signal<Value>;
  on: Value;
  off: Value;
}

function OnOff<Value extends string>({ title, help, of, on, off }: OnOffProps<Value>) {
  return (
    <Switch title={title} help={help} on={of.value === on} onChange={isOn => (of.value = isOn ? on : off)} />
  );
}

export default function SettingsForm() {
  return (
    <div class="form settings">
      <OneOf
        legend={t('language.choose')}
        values={languages}
        chosen={language.value}
        words={one => languageWords[one]}
        onChoose={one => void choose(one)}
      />
      <OneOf
        legend={t('settings.theme')}
        values={themes}
        chosen={theme.value}
        words={one => t(themeWords[one])}
        onChoose={one => (theme.value = one)}
      />
      <OnOff
        title={t('settings.contrast')}
        help={t('settings.contrast.help')}
        of={contrast}
        on="more"
        off="device"
      />
      <OnOff
        title={t('settings.colours')}
        help={t('settings.colours.help')}
        of={colours}
        on="apart"
        off="usual"
      />
      <OnOff title={t('settings.still')} help={t('settings.still.help')} of={motion} on="off" off="device" />
      <OnOff
        title={t('settings.coordinates')}
        help={t('settings.coordinates.help')}
        of={coordinates}
        on="on"
        off="off"
      />
      <OnOff title={t('settings.hand')} help={t('settings.hand.help')} of={hand} on="first" off="usual" />
      <Switch title={t('sounds.title')} on={soundsOn.value} onChange={switchSounds} />
      <Switch
        title={t('asking.title')}
        help={t('settings.asking.help')}
        on={asksFirst.value}
        onChange={switchAsking}
      />
      <OnOff
        title={t('settings.notation')}
        help={t('settings.notation.help')}
        of={notation}
        on="on"
        off="off"
      />
      <p>
        <button type="button" disabled={!tipsAreOver.value} onClick={giveTipsAgain}>
          {t('settings.tips')}
        </button>
      </p>
    </div>
  );
}
