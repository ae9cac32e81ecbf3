// The server's state now, its history, and the actions that concern everybody.
import { useState } from 'preact/hooks';
import { limits } from 'reami';
import { TextField } from '../ui/Fields';
import { moment } from '../words/moment';
import { t } from '../words/t';
import { useList } from './adminContext';
import { Deed } from './Deed';
import { History, Minutes } from './History';
import { Lines } from './Lines';
import { gameName, phaseName } from './names';

export function Overview() {
  const status = useList({ t: 'status' });
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
            <p>{t(now.pushes ? 'admin.pushes' : 'admin.pushes.not')}</p>
            <Minutes title={t('admin.minute')} minutes={[now.minute]} isNow />
          </>
        )}
        <History />
      </section>
      <Lines
        title={t('admin.section.rooms')}
        loaded={status}
        none={t('admin.rooms.none')}
        lines={(now?.rooms ?? []).map(one => ({
          key: `${one.game} ${one.phase}`,
          title: `${gameName(one.game)}, ${phaseName(one.phase)}`,
          help: t('admin.rooms.kind', { rooms: one.rooms, seats: one.seats_taken, watching: one.watching }),
        }))}
      />
      <Lines
        title={t('admin.refusals')}
        loaded={status}
        none={t('admin.nothing')}
        lines={counts.map(([code, count]) => ({ key: code, title: code, help: String(count) }))}
      />
      <Announce />
      <Stop />
    </>
  );
}

function Announce() {
  const [text, setText] = useState('');
  return (
    <section class="card" aria-labelledby="announce">
      <h2 id="announce">{t('admin.announce')}</h2>
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
    </section>
  );
}

function Stop() {
  return (
    <section class="card" aria-labelledby="stop">
      <h2 id="stop">{t('admin.drain')}</h2>
      <p class="help">{t('admin.drain.help')}</p>
      <Deed does={t('admin.drain')} question={t('admin.drain.sure')} request={() => ({ t: 'drain' })} />
    </section>
  );
}
