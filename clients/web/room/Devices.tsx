// The devices on which this player is signed in. Buttons sign out one of the others, or all others.
import { useState } from 'preact/hooks';
import type { PlainDeviceEntry } from 'reami';
import { at } from '../browser/base';
import { becomeAgain, type EarlierPlayer, earlierPlayers } from '../browser/earlierPlayers';
import { devicesOf, joinMatches, signOut, signOutOthers } from '../net/devices';
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
      <Earlier token={token} />
    </Dialog>
  );
}

/** The earlier players of this browser, which links have replaced. */
function Earlier({ token }: { token: string | null }) {
  const [joined, setJoined] = useState<string | null>(null);
  /** the earlier player whose matches the person has asked for, and not confirmed yet */
  const [asked, setAsked] = useState<EarlierPlayer | null>(null);
  const players = earlierPlayers();
  if (players.length === 0) return null;
  const again = (player: EarlierPlayer) => {
    becomeAgain(player);
    location.assign(at(`/r/${player.code}`));
  };
  const join = (player: EarlierPlayer) => {
    setAsked(null);
    joinMatches(player.token, token!).then(
      count => setJoined(plural('devices.joined', count)),
      (reason: Error) => setJoined(reason.message),
    );
  };
  return (
    <>
      <p>{t('devices.earlier')}</p>
      {players.map(player => {
        const who = { name: player.name || t('devices.nameless'), room: player.code };
        return (
          <div key={player.token} class="sure">
            <button type="button" onClick={() => again(player)}>
              {t('devices.again', who)}
            </button>
            {token !== null && (
              <button type="button" onClick={() => setAsked(player)}>
                {t('devices.join', who)}
              </button>
            )}
          </div>
        );
      })}
      <p role="status">{joined}</p>
      {asked && (
        <AreYouSure
          question={t('devices.join.sure')}
          does={t('devices.join.do')}
          onDo={() => join(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Of({ token }: { token: string }) {
  const [{ signedOut, times }, setDone] = useState<{ signedOut: number | null; times: number }>({
    signedOut: null,
    times: 0,
  });
  /** what the player has asked to sign out, and not confirmed yet */
  const [asked, setAsked] = useState<PlainDeviceEntry | 'others' | null>(null);
  const [refused, setRefused] = useState('');
  const { value: devices, fault } = useLoaded(() => devicesOf(token), [token, times]);

  async function confirmed() {
    setAsked(null);
    try {
      const signedOut = await (asked === 'others' ? signOutOthers(token) : signOut(asked!.device, token));
      setDone({ signedOut, times: times + 1 });
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
            <Line key={device.device} device={device} onSignOut={() => setAsked(device)} />
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
      {others > 1 && asked === null && (
        <button type="button" onClick={() => setAsked('others')}>
          {t('devices.sign_out')}
        </button>
      )}
      {asked !== null && (
        <AreYouSure
          question={
            asked === 'others'
              ? t('devices.sure.others', { count: others })
              : t('devices.sure.this', { device: nameOf(asked) })
          }
          does={t(asked === 'others' ? 'devices.sign_out' : 'devices.sign_out.short')}
          onDo={() => void confirmed()}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

const nameOf = ({ client }: PlainDeviceEntry) => client || t('devices.unknown');

function Line({ device, onSignOut }: { device: PlainDeviceEntry; onSignOut: () => void }) {
  return (
    <li>
      <Icon name="phone" />
      <span>
        <b>{nameOf(device)}</b> {device.this && t('devices.this')}
        <span class="help">{t('devices.times', { since: day(device.since), seen: day(device.seen) })}</span>
      </span>
      {!device.this && (
        <button
          type="button"
          aria-label={t('devices.sign_out.that', { device: nameOf(device) })}
          onClick={onSignOut}
        >
          {t('devices.sign_out.short')}
        </button>
      )}
    </li>
  );
}
