// The time controls that the client offers, and any time control in words. PROTOCOL.md, "Clocks".
import type { AtZero, TimeControl } from 'reami';
import { language, t } from '../../words/t';

const [minute, day] = [60, 86_400];

export const presets = {
  evening: { kind: 'none' },
  whenever: { kind: 'none', pace: 'whenever' },
  live: { kind: 'live', bank: 10 * minute, add: 15, cap: 10 * minute },
  quick: { kind: 'live', bank: 4 * minute, add: 8, cap: 4 * minute },
  days: { kind: 'days', bank: 7 * day, add: 1.5 * day, cap: 10 * day },
} as const satisfies Record<string, TimeControl>;

export const zeros = ['wait', 'play', 'bot'] as const satisfies readonly AtZero[];

/** The name of this preset; undefined for other time controls, which only other clients set. */
export function presetOf(time: TimeControl): keyof typeof presets | undefined {
  const members = ['kind', 'pace', 'bank', 'add', 'cap'] as const;
  const names = Object.keys(presets) as (keyof typeof presets)[];
  return names.find(name => members.every(member => (presets[name] as TimeControl)[member] === time[member]));
}

function spanText(seconds: number): string {
  const [size, unit] =
    seconds >= day
      ? ([day, 'day'] as const)
      : seconds >= minute
        ? ([minute, 'minute'] as const)
        : ([1, 'second'] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language.value, style).format(seconds / size);
}

/** The numbers of a clock: "10 minutes, and 15 seconds more per turn; at most 10 minutes". */
export const timeNumbers = ({ bank = 0, add = 0, cap = 0 }: TimeControl) =>
  t('time.numbers', { bank: spanText(bank), add: spanText(add), cap: spanText(cap) });

/** The time control as one text. */
export function timeText(time: TimeControl): string {
  const preset = presetOf(time);
  if (time.kind === 'none') return t(`time.${time.pace ?? 'evening'}`);
  const name = t(preset ? `time.${preset}` : 'time.custom');
  return t('time.text', { name, numbers: timeNumbers(time), zero: t(`time.zero.${time.at_zero ?? 'wait'}`) });
}
