// The words for a pause of the match.
import type { FromServerRoom } from 'reami';
import { dayAndTime, time } from '../words/moment';
import { t } from '../words/t';

type Pause = NonNullable<FromServerRoom['pause']>;

/** Until when the pause lasts; of today, only the time. */
export function pauseText({ until }: Pause): string {
  if (until === undefined) return t('pause.back');
  const isToday = new Date(until).toDateString() === new Date().toDateString();
  return isToday
    ? t('pause.until_time', { until: time(until) })
    : t('pause.until', { until: dayAndTime(until) });
}
