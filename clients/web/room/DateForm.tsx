// The form in which the host sets the date of the next match.
import { useState } from 'preact/hooks';
import { limits, type FromServerRoom } from 'reami';
import { t } from '../words/t';
import { useRoom } from './roomContext';

/** A moment as the browser's field writes it, in local time: `2026-12-04T21:00`. */
const local = (moment: number) =>
  new Date(moment - new Date(moment).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const day = 86_400_000;

export default function DateForm({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const [value, setValue] = useState(() => local(room.date ?? Date.now() + day));
  const chosen = new Date(value).getTime();
  return (
    <form
      class="match-date-form"
      onSubmit={event => {
        event.preventDefault();
        void here.ask({ t: 'date', at: chosen });
      }}
    >
      <label class="text-line">
        <span>{t('date.when')}</span>
        <input
          type="datetime-local"
          value={value}
          min={local(Date.now())}
          max={local(Date.now() + limits.most_days_ahead * day)}
          required
          onInput={event => setValue(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={Number.isNaN(chosen)}>
        {t('date.set')}
      </button>
      {room.date !== undefined && (
        <button type="button" class="plain" onClick={() => void here.ask({ t: 'date' })}>
          {t('date.remove')}
        </button>
      )}
    </form>
  );
}
