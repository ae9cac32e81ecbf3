// Writes dates and times, given in Unix milliseconds, in the language and the time zone of this browser.
import { computed } from '@preact/signals';
import { language } from './t';

function written(at: number, style: Intl.DateTimeFormatOptions): string {
  const home = navigator.languages.find(one => one.startsWith(language.value)) ?? language.value;
  return new Intl.DateTimeFormat(home, { dateStyle: 'medium', ...style }).format(at);
}

export const day = (at: number) => written(at, {});

/** The time with seconds. */
export const moment = (at: number) => written(at, { timeStyle: 'medium', hourCycle: 'h23' });

/** The day, and the time with hours and minutes. */
export const dayAndTime = (at: number) => written(at, { timeStyle: 'short', hourCycle: 'h23' });

/** The same, with the day of the week. */
export const fullDayAndTime = (at: number) =>
  written(at, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' });

const hoursAndMinutes = computed(
  () => new Intl.DateTimeFormat(language.value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** The time with hours and minutes. */
export const time = (at: number) => hoursAndMinutes.value.format(at);
