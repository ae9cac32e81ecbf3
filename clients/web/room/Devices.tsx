// The devices on which this player is signed in. A button signs out the other ones.
import { useState } from 'preact/hooks';
import type { PlainDeviceEntry } from 'reami';
import { at } from '../browser/base';
import { becomeAgain, type EarlierPlayer, earlierPlayers } from '../browser/earlierPlayers';
import { devicesOf, signOutOthers } from '../net/devices';
import { AreYouSure } from '../ui/AreYouSure';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { useLoaded } from '../ui/useLoaded';
import { day } from '../words/moment';
import { plural, t } from '../words/t';

interface Props {
  /** the player's token; null if the player has none */
  token: string | null;
  onClose: () => void;
}

export default function Devices({ token, onClose }: Props) {
  return (
    <Dialog title={t('devices.title')} onClose={onClose}>
      {token === null ? <p>{t('devices.none')}</p> : <Of token={token} />}
      <Earlier />
    </Dialog>
  );
}

/** The earlier players of this browser, which links have replaced. */
function Earlier() {
  const players = earlierPlayers();
  if (players.length === 0) return null;
  const again = (player: EarlierPlayer) => {
    becomeAgain(player);
    location.assign(at(`/r/${player.code}`));
  };
  return (
    <>
      <p>{t('devices.earlier')}</p>
      {players.map(player => (
        <button type="button" key={player.token} onClick={() => again(player)}>
          {player.name === ''
            ? t('devices.again_nameless', { room: player.code })
            : t('devices.again', { name: player.name, room: player.code })}
        </button>
      ))}
    </>
  );
}

function Of({ token }: { token: string }) {
  const [signedOut, setSignedOut] = useState<number | null>(null);
  const [asks, setAsks] = useState(false);
  const [refused, setRefused] = useState('');
  const { value: devices, fault } = useLoaded(() => devicesOf(token), [token, signedOut]);

  async function signOut() {
    setAsks(false);
    try {
      setSignedOut(await signOutOthers(token));
    } catch (reason) {
      setRefused((reason as Error).message);
    }
  }

  if (devices?.length === 0) return <p>{t('devices.none')}</p>;
  const others = devices?.filter(device => !device.this).length ?? 0;
  return (
    <>
      <p>{t('devices.help')}</p>
      {devices && (
        <ul class="devices">
          {devices.map(device => (
            <Line key={`${device.since} ${device.client}`} device={device} />
          ))}
        </ul>
      )}
      {(fault ?? refused) && (
        <p class="refusal" role="alert">
          {fault ?? refused}
        </p>
      )}
      <p role="status">
        {signedOut !== null && plural('devices.signed_out', signedOut)}
        {signedOut === null && devices && others === 0 && t('devices.only')}
      </p>
      {others > 0 && !asks && (
        <button type="button" onClick={() => setAsks(true)}>
          {t('devices.sign_out')}
        </button>
      )}
      {asks && (
        <AreYouSure
          question={plural('devices.sure', others)}
          does={t('devices.sign_out')}
          onDo={() => void signOut()}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}

function Line({ device }: { device: PlainDeviceEntry }) {
  return (
    <li>
      <Icon name="phone" />
      <span>
        <b>{device.client || t('devices.unknown')}</b> {device.this && t('devices.this')}
        <span class="help">{t('devices.times', { since: day(device.since), seen: day(device.seen) })}</span>
      </span>
    </li>
  );
}
