// The people who are connected, the clients with the most requests, and earlier visitors, with the actions on
// each.
import { useState } from 'preact/hooks';
import { moment } from '../words/moment';
import { list, t } from '../words/t';
import { useList } from './adminContext';
import { Find, Lines } from './Lines';
import { AddressDialog, PlayerDialog, type Whom } from './PersonDialog';

export function People() {
  const [find, setFind] = useState('');
  const [whom, setWhom] = useState<Whom | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const connections = useList({ t: 'connections', find });
  const players = useList({ t: 'players', find });
  const here = connections.value;
  return (
    <>
      <Lines
        title={t('admin.section.people')}
        loaded={players}
        none={t('admin.nothing')}
        lines={(players.value?.players ?? []).map(one => ({
          key: one.player,
          title: one.names || one.player,
          help: list(
            [
              t('admin.player.line', {
                matches: one.matches,
                devices: one.devices,
                seen: one.seen_at === 0 ? '–' : moment(one.seen_at),
              }),
              one.rooms,
            ].filter(part => part !== ''),
          ),
          onOpen: () => setWhom({ player: one.player, name: one.names || one.player, isStored: true }),
        }))}
      >
        <Find find={find} onFind={setFind} />
      </Lines>
      <Lines
        title={t('admin.connected')}
        loaded={connections}
        none={t('admin.nobody')}
        lines={(here?.connections ?? []).map(one => ({
          key: `${one.player} ${one.since} ${one.code}`,
          title: one.name || one.player,
          help: list([one.code, one.address, one.client, moment(one.since)]),
          onOpen: () =>
            setWhom({
              player: one.player,
              name: one.name || one.player,
              isStored: one.name !== '',
              address: one.address,
            }),
        }))}
      />
      {here && (
        <Lines
          title={t('admin.first_page', { count: here.on_first_page })}
          loaded={connections}
          none={t('admin.nobody')}
          lines={here.first_page.map((one, index) => ({
            key: `${one.address} ${one.since} ${index}`,
            title: one.address,
            help: moment(one.since),
            onOpen: () => setAddress(one.address),
          }))}
        />
      )}
      <Lines
        title={t('admin.busiest')}
        loaded={connections}
        none={t('admin.busiest.none')}
        lines={(here?.busiest ?? []).map(one => ({
          key: one.address,
          title: one.address,
          help: t('admin.busiest.line', { asked: one.asked, refused: one.refused }),
          onOpen: () => setAddress(one.address),
        }))}
      />
      {whom && <PlayerDialog whom={whom} onClose={() => setWhom(null)} />}
      {address !== null && <AddressDialog address={address} onClose={() => setAddress(null)} />}
    </>
  );
}
