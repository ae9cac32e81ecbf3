// The server's figures minute by minute, for the last hour, or around a moment of the last day that the admin
// chooses; and the clients with the most requests in that time.
import { useState } from 'preact/hooks';
import type { AdminServerMinute } from 'reami';
import { day, time } from '../words/moment';
import { type Key, t } from '../words/t';
import { useList } from './adminContext';
import { AddressDialog } from './PersonDialog';

const aMinute = 60_000;
const anHour = 60 * aMinute;
const aDay = 24 * anHour;

/** The last time when the clock showed `clock`, which is the value of an input field, such as `21:00`. */
function lastTime(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  const today = new Date().setHours(hours!, minutes, 0, 0);
  return today > Date.now() ? today - aDay : today;
}

const lastHour = () => ({ from: Math.floor((Date.now() - anHour) / aMinute) * aMinute });
const around = (at: number) => ({ from: at - 10 * aMinute, to: at + 10 * aMinute });

export function History() {
  const [clock, setClock] = useState('');
  const at = clock === '' ? null : lastTime(clock);
  const { value, fault } = useList({ t: 'history', ...(at === null ? lastHour() : around(at)) });
  const minutes = value?.minutes ?? [];
  return (
    <>
      <label class="text-line admin-clock">
        <span>{t('admin.history.at')}</span>
        <input type="time" value={clock} onInput={event => setClock(event.currentTarget.value)} />
      </label>
      {fault !== null && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
      {minutes.length > 0 && (
        <>
          <Minutes
            title={
              at === null ? t('admin.history') : t('admin.history.around', { day: day(at), time: time(at) })
            }
            minutes={[...minutes].reverse()}
          />
          <p class="help">{t('admin.history.help')}</p>
        </>
      )}
      {value !== null && minutes.length === 0 && (
        <p class="soft">{t(at === null ? 'admin.history.none' : 'admin.history.unknown')}</p>
      )}
    </>
  );
}

const figures: readonly Key[] = [
  'admin.cpu',
  'admin.connected',
  'admin.moves',
  'admin.slowest',
  'admin.disk',
  'admin.bots',
  'admin.refused',
];
const heads: readonly Key[] = ['admin.until_minute', ...figures, 'admin.busiest'];

const atMost = (us: number) => (us === 0 ? '–' : `≤ ${us / 1000} ms`);

const figuresOf = (one: AdminServerMinute) => [
  `${one.cpu_percent} %`,
  one.connections,
  one.moves,
  atMost(one.step_at_most_us),
  atMost(one.commit_at_most_us),
  atMost(one.bot_at_most_us),
  one.refusals + one.refused_connections,
];

interface MinutesProps {
  title: string;
  minutes: readonly AdminServerMinute[];
  isNow?: boolean;
}

/** The table of minutes. On narrow screens each minute takes several lines, with the name of each figure. */
export function Minutes({ title, minutes, isNow = false }: MinutesProps) {
  const [address, setAddress] = useState<string | null>(null);
  return (
    <>
      <div class="admin-table" role="region" aria-label={title} tabIndex={0}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {minutes.map(one => (
              <tr key={one.at}>
                <th scope="row">{isNow ? t('admin.now') : time(one.at)}</th>
                {figuresOf(one).map((figure, n) => (
                  <td key={figures[n]} data-label={t(figures[n]!)}>
                    {figure}
                  </td>
                ))}
                <td>
                  {one.busiest.map(busy => (
                    <button
                      key={busy.address}
                      type="button"
                      class="admin-busy"
                      aria-haspopup="dialog"
                      onClick={() => setAddress(busy.address)}
                    >
                      {t('admin.busy', { ...busy })}
                    </button>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {address !== null && <AddressDialog address={address} onClose={() => setAddress(null)} />}
    </>
  );
}
