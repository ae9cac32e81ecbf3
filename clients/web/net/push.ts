// Messages of the server to this browser when no page of Reami is open: PROTOCOL.md, "Web push".
import { signal } from '@preact/signals';
import type { PlainPushAnswer, PlainPushRequest } from 'reami';
import { playersToken } from '../browser/savedRooms';
import { store, stored } from '../browser/storage';
import { language } from '../words/t';
import { ask, asJson } from './requests';
import { thisServer } from './thisServer';

/** `missing`: this browser or this server has no web push, or the player has not sat down yet. */
export type Pushing = 'missing' | 'waiting' | 'works' | 'failed';

/** What the server last confirmed: the language of the messages, and the address of the subscription. */
const setting = 'reami.push';
const confirmedAs = (endpoint: string) => `${language.value} ${endpoint}`;
/** It is stored instead if the last try failed. The page then tries again only if the player wants it. */
const failed = 'failed';

function atFirst(): Pushing {
  const confirmed = stored(setting);
  return confirmed === null ? 'missing' : confirmed === failed ? 'failed' : 'works';
}

export const pushing = signal(atFirst());

/** How many milliseconds the first message may take. */
const patience = 60_000;

/** The nonce of the first message, which the service worker passes on to its pages. */
const nextNonce = () =>
  new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => done(() => reject(new Error('no message came'))), patience);
    const hear = ({ data }: MessageEvent<{ nonce?: string }>) => {
      if (data.nonce !== undefined) done(() => resolve(data.nonce!));
    };
    function done(act: () => void) {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', hear);
      act();
    }
    navigator.serviceWorker.addEventListener('message', hear);
    navigator.serviceWorker.startMessages();
  });

async function subscribed(applicationServerKey: string): Promise<PushSubscription> {
  const worker = (await navigator.serviceWorker.getRegistration())!;
  const subscribe = () => worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    return await subscribe();
  } catch (refused) {
    // The browser has a subscription for another key, from an earlier database of this server.
    const old = await worker.pushManager.getSubscription();
    if (old === null) throw refused;
    await old.unsubscribe();
    return subscribe();
  }
}

function requestOf(subscription: PushSubscription): PlainPushRequest {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', language: language.value };
}

/** Subscribes at the browser's push service, and proves to the server that its messages arrive. */
export async function startToPush(): Promise<void> {
  const [key, token] = [thisServer.value?.push_key, playersToken()];
  if (key === undefined || token === null || !('PushManager' in window)) return;
  pushing.value = 'waiting';
  try {
    const request = requestOf(await subscribed(key));
    const nonce = nextNonce();
    nonce.catch(() => {}); // nobody waits for it if the server has confirmed the subscription before
    const { confirmed } = await ask<PlainPushAnswer>('/api/me/push', asJson(request, token));
    if (!confirmed)
      await ask(
        '/api/me/push/confirm',
        asJson({ ...request, nonce: await nonce } as PlainPushRequest, token),
      );
    store(setting, confirmedAs(request.endpoint));
    pushing.value = 'works';
  } catch {
    store(setting, failed);
    pushing.value = 'failed';
  }
}

export async function stopPushing(): Promise<void> {
  const token = playersToken();
  const wasOn = stored(setting) !== null;
  store(setting, null);
  pushing.value = 'missing';
  if (!wasOn || token === null) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await ask('/api/me/push/end', asJson({}, token)).catch(() => {});
}

/**
 * Subscribes if this device never tried, if the browser has replaced its subscription, or if the language has
 * changed.
 */
export async function renewPush(): Promise<void> {
  const confirmed = stored(setting);
  if (confirmed === failed) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription || confirmedAs(subscription.endpoint) !== confirmed) await startToPush();
}
