// A date as a file for calendars: iCalendar, RFC 5545.

export interface CalendarEntry {
  /** a name that no other entry has */
  readonly id: string;
  readonly title: string;
  /** the address of the page on which people meet */
  readonly link: string;
  /** Unix milliseconds */
  readonly at: number;
  /** the present time, in Unix milliseconds */
  readonly madeAt: number;
}

/** The instant in UTC: `20261204T200000Z`. */
const instant = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/** Section 3.3.11: these characters have a meaning in a text. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Section 3.1: a line has at most 75 octets. A longer one continues after a line break and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [all, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      all += '\r\n ';
      octets = 1;
    }
    all += character;
    octets += size;
  }
  return all;
}

/** The file. The calendar reminds its owner ten minutes before. */
export const calendarOf = ({ id, title, link, at, madeAt }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reami//Reami//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${instant(madeAt)}`,
    `DTSTART:${instant(at)}`,
    'DURATION:PT1H',
    `SUMMARY:${escaped(title)}`,
    `URL:${link}`,
    `DESCRIPTION:${escaped(link)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(line => `${folded(line)}\r\n`)
    .join('');
