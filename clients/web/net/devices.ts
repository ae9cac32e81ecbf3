// Where a player is signed in: PROTOCOL.md, "Plain requests".
import { ask, asJson, asPlayer, Refused } from './requests';

export interface Device {
  /** the days when its token was made, and when it was last here: Unix milliseconds */
  since: number;
  seen: number;
  /** what it called itself */
  client: string;
  /** the one that asks */
  this?: boolean;
}

/**
 * The one that asks first, then the newest here; none of a player who never sat down and is not stored yet.
 */
export async function devicesOf(token: string): Promise<Device[]> {
  const none = (refused: unknown) => {
    if (refused instanceof Refused && refused.refusal.code === 'auth.token') return { devices: [] };
    throw refused;
  };
  const { devices } = await ask<{ devices: Device[] }>('/api/devices', { headers: asPlayer(token) }).catch(
    none,
  );
  return devices.sort((a, b) => Number(b.this ?? false) - Number(a.this ?? false) || b.seen - a.seen);
}

/** How many it were. */
export async function signOutOthers(token: string): Promise<number> {
  const { signed_out } = await ask<{ signed_out: number }>('/api/devices/sign_out_others', asJson({}, token));
  return signed_out;
}
