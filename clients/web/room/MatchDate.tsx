// The date of the next match: everybody sees it in their own time zone, and can put it into a calendar.
import type { FromServerRoom } from 'reami';
import { at } from '../browser/base';
import { calendarOf } from '../model/calendar';
import { Download } from '../ui/Download';
import { fullDayAndTime } from '../words/moment';
import { t } from '../words/t';

interface Props {
  room: FromServerRoom;
  date: number;
  /** the name of the game */
  title: string;
}

export default function MatchDate({ room, date, title }: Props) {
  const link = location.origin + at(`/r/${room.code}`);
  const id = `${room.code}-${room.match}@${location.hostname}`;
  const file = calendarOf({ id, title, link, at: date, madeAt: Date.now() });
  return (
    <section class="card match-date" aria-labelledby="date">
      <h2 id="date">{t('date.title')}</h2>
      <p>
        <time dateTime={new Date(date).toISOString()}>{fullDayAndTime(date)}</time>
      </p>
      <p class="help">{t('date.how')}</p>
      <Download text={file} name="reami.ics" type="text/calendar">
        {t('date.calendar')}
      </Download>
    </section>
  );
}
