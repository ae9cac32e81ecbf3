// Where a player is signed in: PROTOCOL.md, "Plain requests".
import type {
  PlainDeviceEntry,
  PlainDeviceList,
  PlainSignedOut,
  PlainWhoseAnswer,
  PlainWhoseRequest,
} from 'reami';
import { ask, asJson, asPlayer, Refused } from './requests';

/**
 * The one that asks first, then the newest here; none of a player who never sat down and is not stored yet.
 */
export async function devicesOf(token: string): Promise<PlainDeviceEntry[]> {
  const none = (refused: unknown) => {
    if (refused instanceof Refused && refused.refusal.code === 'auth.token') return { devices: [] };
    throw refused;
  };
  const { devices } = await ask<PlainDeviceList>('/api/devices', { headers: asPlayer(token) }).catch(none);
  return devices.sort((a, b) => Number(b.this ?? false) - Number(a.this ?? false) || b.seen - a.seen);
}

/** How many it were. */
export async function signOutOthers(token: string): Promise<number> {
  const { signed_out } = await ask<PlainSignedOut>('/api/devices/sign_out_others', asJson({}, token));
  return signed_out;
}

/**
 * What the other player is called whose code for another device this is; `unknown caller`: the server knows
 * no player of that token, so that nobody is replaced.
 */
export async function whoseCode(
  code: string,
  token: string | null,
): Promise<{ name: string | undefined } | 'yours' | 'spent' | 'unknown caller'> {
  try {
    const request: PlainWhoseRequest = { code };
    const whose = await ask<PlainWhoseAnswer>('/api/devices/whose', asJson(request, token));
    return whose.yours ? 'yours' : { name: whose.name };
  } catch (refused) {
    const why = refused instanceof Refused ? refused.refusal.code : '';
    if (why === 'auth.hand_over') return 'spent';
    if (why === 'auth.token') return 'unknown caller';
    throw refused;
  }
}
