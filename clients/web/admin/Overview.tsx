// How the server is, how it was in the last hour, and what concerns everybody at once.
import { useState } from 'preact/hooks';
import type { AdminServerMinute } from 'reami';
import { limits } from 'reami';
import { TextField } from '../ui/Fields';
import { moment, time } from '../words/moment';
import { type Key, t } from '../words/t';
import { useList } from './adminContext';
import { Deed } from './Deed';
import { Lines } from './Lines';

const anHour = 3_600_000;
const from = () => Math.floor((Date.now() - anHour) / 60_000) * 60_000;

export function Overview() {
  const status = useList({ t: 'status' });
  const history = useList({ t: 'history', from: from() });
  const now = status.value;
  const counts = Object.entries({ ...now?.refusals, ...now?.closings });
  return (
    <>
      <section class="card" aria-labelledby="server">
        <h2 id="server">{t('admin.section.overview')}</h2>
        {status.fault !== null && (
          <p class="refusal" role="alert">
            {status.fault}
          </p>
        )}
        {now && (
          <>
            <p>{t('admin.server', { version: now.version, since: moment(now.started) })}</p>
            <p class={now.storing ? '' : 'refusal'}>
              {now.storing ? t('admin.storing') : t('admin.storing.not', { why: now.why })}
            </p>
            <Minutes title={t('admin.minute')} minutes={[now.minute]} isNow />
          </>
        )}
        {history.value && history.value.minutes.length > 0 && (
          <Minutes title={t('admin.history')} minutes={[...history.value.minutes].reverse()} />
        )}
        {history.value?.minutes.length === 0 && <p class="soft">{t('admin.history.none')}</p>}
      </section>
      <Lines
        title={t('admin.section.rooms')}
        loaded={status}
        none={t('admin.rooms.none')}
        lines={(now?.rooms ?? []).map(one => ({
          key: `${one.game} ${one.phase}`,
          title: `${one.game}, ${one.phase}`,
          help: t('admin.rooms.kind', { rooms: one.rooms, seats: one.seats_taken, watching: one.watching }),
        }))}
      />
      <Lines
        title={t('admin.refusals')}
        loaded={status}
        none={t('admin.nothing')}
        lines={counts.map(([code, count]) => ({ key: code, title: code, help: String(count) }))}
      />
      <Everybody />
    </>
  );
}

const heads: readonly Key[] = [
  'admin.until_minute',
  'admin.cpu',
  'admin.connected',
  'admin.moves',
  'admin.slowest',
  'admin.disk',
  'admin.refused',
  'admin.busiest',
];

const milliseconds = (us: number) => (us === 0 ? '–' : `≤ ${us / 1000} ms`);

interface MinutesProps {
  title: string;
  minutes: readonly AdminServerMinute[];
  isNow?: boolean;
}

/** Scrolls by itself where it is too wide. */
function Minutes({ title, minutes, isNow = false }: MinutesProps) {
  return (
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
              <td>{one.cpu_percent} %</td>
              <td>{one.connections}</td>
              <td>{one.moves}</td>
              <td>{milliseconds(one.step_at_most_us)}</td>
              <td>{milliseconds(one.commit_at_most_us)}</td>
              <td>{one.refusals + one.refused_connections}</td>
              <td>
                {one.busiest.map(({ address, asked, refused }) => (
                  <span key={address} class="admin-busy">
                    {address} {asked}/{refused}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What everybody notices. */
function Everybody() {
  const [text, setText] = useState('');
  return (
    <section class="card" aria-labelledby="everybody">
      <h2 id="everybody">{t('admin.announce')}</h2>
      <p class="help">{t('admin.announce.help')}</p>
      <TextField
        label={t('admin.announce.text')}
        value={text}
        longest={limits.longest_chat}
        onInput={setText}
      />
      <Deed
        does={t('admin.announce')}
        question={t('admin.announce.sure', { text })}
        disabled={text.trim() === ''}
        request={() => ({ t: 'announce', text })}
        onDone={() => setText('')}
      />
      <p class="help">{t('admin.drain.help')}</p>
      <Deed does={t('admin.drain')} question={t('admin.drain.sure')} request={() => ({ t: 'drain' })} />
    </section>
  );
}
