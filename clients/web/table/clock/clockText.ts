// What a clock shows. It changes at most once per second, and a clock with hours at most once per minute.
import { t } from '../../words/t';
import type {} from './words'; // the types of these words

const [second, minute, hour, day] = [1000, 60, 3600, 86_400] as const;

/** `left` is in milliseconds: `4:05`, `1 h 30 min`, `1 d 5 h`, about `2 d`, or `−0:12` below zero. */
export function clockText(left: number, holidays = 0): string {
  const seconds = Math.ceil(left / second);
  if (seconds < 0 && holidays > 0) return t('clock.holiday');
  const sign = seconds < 0 ? '−' : '';
  const all = Math.abs(seconds);
  const [minutes, hours, days] = [minute, hour, day].map(unit => Math.floor(all / unit)) as [
    number,
    number,
    number,
  ];
  if (days >= 2) return sign + t('clock.whole_days', { days: Math.round(all / day) });
  if (days > 0) return sign + t('clock.days', { days, hours: hours % 24 });
  if (hours > 0) return sign + t('clock.hours', { hours, minutes: minutes % 60 });
  return `${sign}${minutes}:${String(all % minute).padStart(2, '0')}`;
}

/** After how many milliseconds a running clock shows something else. */
export function untilChange(left: number): number {
  const unit = Math.abs(left) > 2 * hour * second ? minute * second : second;
  return left - unit * (Math.ceil(left / unit) - 1);
}
