// The actions on a player or on an address.
import type { AdminRequest } from 'reami';
import { Dialog } from '../ui/Dialog';
import { day } from '../words/moment';
import { t } from '../words/t';
import { useList } from './adminContext';
import { Deed, type Given } from './Deed';

export interface Whom {
  player: string;
  name: string;
  /** true if the server stores a token of this player, who has sat in some room */
  isStored: boolean;
  /** the address from which the player is connected */
  address?: string;
}

const restrict =
  (kind: 'ban' | 'silence', whom: { player: string } | { address: string }) =>
  ({ until, note }: Given): AdminRequest => ({ t: 'restrict', kind, until, note, ...whom });

export function PlayerDialog({ whom, onClose }: { whom: Whom; onClose: () => void }) {
  const { player, name, isStored, address } = whom;
  return (
    <Dialog title={name} onClose={onClose}>
      <p class="help">{player}</p>
      <div class="deeds">
        <Deed
          does={t('admin.remove')}
          question={t('admin.remove.sure', { name })}
          request={() => ({ t: 'remove', player })}
        />
        {isStored && <OfStored player={player} name={name} />}
        {address !== undefined && <OfAddress address={address} />}
      </div>
      {isStored && <Devices player={player} name={name} />}
    </Dialog>
  );
}

export function AddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <Dialog title={address} onClose={onClose}>
      <div class="deeds">
        <OfAddress address={address} />
      </div>
    </Dialog>
  );
}

function OfAddress({ address }: { address: string }) {
  return (
    <>
      <Deed
        ends
        does={t('admin.ban.address')}
        question={t('admin.ban.address.sure', { address })}
        request={restrict('ban', { address })}
      />
      <Deed
        ends
        does={t('admin.silence.address')}
        question={t('admin.silence.address.sure', { address })}
        request={restrict('silence', { address })}
      />
    </>
  );
}

interface Props {
  player: string;
  name: string;
}

function OfStored({ player, name }: Props) {
  return (
    <>
      <Deed
        ends
        does={t('admin.ban')}
        question={t('admin.ban.sure', { name })}
        request={restrict('ban', { player })}
      />
      <Deed
        ends
        does={t('admin.silence')}
        question={t('admin.silence.sure', { name })}
        request={restrict('silence', { player })}
      />
      <Deed
        does={t('admin.forget')}
        question={t('admin.forget.sure', { name })}
        request={() => ({ t: 'forget', player })}
      />
    </>
  );
}

function Devices({ player, name }: Props) {
  const { value } = useList({ t: 'devices', player });
  const devices = value?.devices ?? [];
  return (
    <>
      <h3>{t('admin.devices')}</h3>
      <ul class="admin-lines">
        {devices.map(({ device, client, seen_at }) => (
          <li key={device}>
            <div class="admin-line">
              <span>{t('admin.device', { client: client || t('devices.unknown'), seen: day(seen_at) })}</span>
            </div>
            <Deed
              does={t('admin.sign_out.this')}
              question={t('admin.sign_out.this.sure', { client: client || t('devices.unknown'), name })}
              request={() => ({ t: 'sign_out', player, device })}
            />
          </li>
        ))}
      </ul>
      {value !== null && devices.length === 0 && <p class="soft">{t('admin.devices.none')}</p>}
      {devices.length > 0 && (
        <Deed
          does={t('admin.sign_out.all')}
          question={t('admin.sign_out.all.sure', { name })}
          request={() => ({ t: 'sign_out', player })}
        />
      )}
    </>
  );
}
