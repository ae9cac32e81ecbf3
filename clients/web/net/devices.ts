// The devices of a player: PROTOCOL.md, "Plain requests".
import type {
  PlainDeviceEntry,
  PlainDeviceList,
  PlainJoinPlayersAnswer,
  PlainJoinPlayersRequest,
  PlainSignedOut,
  PlainSignOutRequest,
  PlainWhoseAnswer,
  PlainWhoseRequest,
} from 'reami';
import { ask, asJson, asPlayer, Refused } from './requests';

/**
 * The devices of the player: this device comes first, then the others by their last visit. Empty for a player
 * who has never had a seat, because the server has not stored this player.
 */
export async function devicesOf(token: string): Promise<PlainDeviceEntry[]> {
  const none = (refused: unknown) => {
    if (refused instanceof Refused && refused.refusal.code === 'auth.token') return { devices: [] };
    throw refused;
  };
  const { devices } = await ask<PlainDeviceList>('/api/devices', { headers: asPlayer(token) }).catch(none);
  return devices.sort((a, b) => Number(b.this ?? false) - Number(a.this ?? false) || b.seen - a.seen);
}

/** Signs out one device, and returns how many were signed out: none if it was signed out before. */
export async function signOut(device: string, token: string): Promise<number> {
  const request: PlainSignOutRequest = { device };
  return (await ask<PlainSignedOut>('/api/devices/sign_out', asJson(request, token))).signed_out;
}

/** Signs out all other devices, and returns how many they were. */
export async function signOutOthers(token: string): Promise<number> {
  const { signed_out } = await ask<PlainSignedOut>('/api/devices/sign_out_others', asJson({}, token));
  return signed_out;
}

/** Gives this player the ended matches of the same person's earlier player. Returns their number. */
export async function joinMatches(earlier: string, token: string): Promise<number> {
  const request: PlainJoinPlayersRequest = { token: earlier };
  return (await ask<PlainJoinPlayersAnswer>('/api/me/join', asJson(request, token))).matches;
}

/**
 * The name of the player to whom the code of a hand-over belongs. `unknown caller` means that the server does
 * not know the token of this browser, so that the code replaces no player.
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
