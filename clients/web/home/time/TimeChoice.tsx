// The choice of a room's time control, by presets in words. PROTOCOL.md, "Clocks".
import type { TimeControl } from 'reami';
import { OneOf } from '../../ui/Fields';
import { t } from '../../words/t';
import { presetOf, presets, timeNumbers, zeros } from './presets';

interface Props {
  time: TimeControl;
  onChange: (time: TimeControl) => void;
}

export default function TimeChoice({ time, onChange }: Props) {
  const hasClock = time.kind !== 'none';
  const change = (name: keyof typeof presets) => {
    const preset = presets[name];
    onChange(preset.kind !== 'none' && time.at_zero ? { ...preset, at_zero: time.at_zero } : preset);
  };
  return (
    <>
      <OneOf
        legend={t('time.title')}
        help={hasClock ? timeNumbers(time) : t(time.pace ? 'time.whenever.help' : 'time.evening.help')}
        values={Object.keys(presets) as (keyof typeof presets)[]}
        chosen={presetOf(time)}
        words={name => t(`time.${name}`)}
        onChoose={change}
      />
      {hasClock && (
        <OneOf
          legend={t('time.zero')}
          values={zeros}
          chosen={time.at_zero ?? 'wait'}
          words={zero => t(`time.zero.${zero}`)}
          onChoose={at_zero => onChange({ ...time, at_zero })}
        />
      )}
    </>
  );
}
