// The stored matches, bans and forbidden names, and the log of the admins' actions.
import { useState } from 'preact/hooks';
import { limits } from 'reami';
import { TextField } from '../ui/Fields';
import { moment } from '../words/moment';
import { list, t } from '../words/t';
import { useList } from './adminContext';
import { Deed } from './Deed';
import { Find, Lines } from './Lines';
import { gameName } from './names';

export function Matches() {
  const [find, setFind] = useState('');
  const matches = useList({ t: 'matches', find });
  return (
    <Lines
      title={t('admin.section.matches')}
      loaded={matches}
      none={t('admin.nothing')}
      lines={(matches.value?.matches ?? []).map(one => ({
        key: `${one.code} ${one.match}`,
        title: t('admin.match.line', { code: one.code, match: one.match }),
        help: list([gameName(one.game), one.players, whenOf(one)]),
      }))}
    >
      <Find find={find} onFind={setFind} />
    </Lines>
  );
}

function whenOf(match: { started_at: number; ended_at: number; abandoned: boolean }): string {
  if (match.ended_at === 0) return t('admin.match.runs', { at: moment(match.started_at) });
  return t(match.abandoned ? 'admin.match.filed' : 'admin.match.over', { at: moment(match.ended_at) });
}

export function Rules() {
  const restrictions = useList({ t: 'restrictions' });
  return (
    <>
      <Lines
        title={t('admin.restrictions')}
        loaded={restrictions}
        none={t('admin.restrictions.none')}
        lines={(restrictions.value?.restrictions ?? []).map(one => {
          const name = one.name || one.player || t('admin.address');
          return {
            key: String(one.number),
            title: name,
            help: list(
              [
                t('admin.restriction', {
                  what: t(one.kind === 'ban' ? 'admin.banned' : 'admin.silenced'),
                  until: moment(one.until),
                }),
                one.note,
              ].filter(part => part !== ''),
            ),
            children: (
              <Deed
                does={t('admin.lift')}
                question={t('admin.lift.sure', { name })}
                request={() => ({ t: 'lift', number: one.number })}
              />
            ),
          };
        })}
      />
      <Names />
    </>
  );
}

function Names() {
  const [name, setName] = useState('');
  const names = useList({ t: 'names' });
  return (
    <Lines
      title={t('admin.names')}
      loaded={names}
      none={t('admin.names.none')}
      lines={(names.value?.names ?? []).map(one => ({
        key: one,
        title: one,
        help: '',
        children: (
          <Deed
            does={t('admin.allow')}
            question={t('admin.allow.sure', { name: one })}
            request={() => ({ t: 'allow_name', name: one })}
          />
        ),
      }))}
    >
      <TextField
        label={t('admin.forbid.name')}
        value={name}
        longest={limits.longest_name}
        onInput={setName}
      />
      <Deed
        does={t('admin.forbid')}
        question={t('admin.forbid.sure', { name })}
        disabled={name.trim() === ''}
        request={() => ({ t: 'forbid_name', name })}
        onDone={() => setName('')}
      />
    </Lines>
  );
}

export function Log() {
  const [find, setFind] = useState('');
  const log = useList({ t: 'log', find });
  return (
    <Lines
      title={t('admin.section.log')}
      loaded={log}
      none={t('admin.nothing')}
      lines={(log.value?.deeds ?? []).map((one, place) => ({
        key: `${one.at} ${place}`,
        title: t('admin.log.line', { who: one.who, what: one.what, target: one.target }),
        help: list([moment(one.at), one.outcome]),
      }))}
    >
      <Find find={find} onFind={setFind} />
    </Lines>
  );
}
