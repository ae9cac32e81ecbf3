// Tells the player that it is their turn while another window is in front: in the title of the page, and, if
// the player wants it, by a notification. Browsers don't allow notifications over plain http.
import { effect, signal } from '@preact/signals';
import { at } from '../browser/base';
import { store, stored } from '../browser/storage';
import type { RoomClient } from '../net/roomClient';
import { showTitle, thisServer } from '../net/thisServer';
import { t } from '../words/t';

/** Whether notifications work; if they don't, why. */
export type Notifying = 'works' | 'off' | 'dismissed' | 'denied' | 'failed' | 'insecure' | 'missing';

const setting = 'reami.turn_notice';

function atFirst(): Notifying {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'missing';
  if (stored(setting) === 'off' || Notification.permission === 'default') return 'off';
  return Notification.permission === 'granted' ? 'works' : 'denied';
}

export const notifying = signal(atFirst());

/** Only players who want notifications need web push. */
const push = () => import('../net/push');

/**
 * Asks the browser for permission, and shows a notification as a sample, so that the player sees whether it
 * works.
 */
export async function startToNotify(sample: string): Promise<void> {
  store(setting, null);
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    notifying.value = permission === 'denied' ? 'denied' : 'dismissed';
    return;
  }
  notifying.value = (await notify(sample, 'sample')) ? 'works' : 'failed';
  if (notifying.value === 'works') await (await push()).startToPush();
}

export function stopNotifying(): void {
  store(setting, 'off');
  notifying.value = 'off';
  void push().then(({ stopPushing }) => stopPushing());
}

/** Tells the player about turns until the caller calls the returned function. */
export function watchTurn(client: RoomClient, title: () => string): () => void {
  let told = 0;
  const stopRenewing = effect(() => {
    if (thisServer.value?.push_key === undefined || notifying.peek() !== 'works') return;
    void push().then(({ renewPush }) => renewPush());
  });
  const restore = showTitle(() => {
    const asked = client.match.value?.ask ?? null;
    return asked === null ? title() : `● ${t('turn.yours')} · ${title()}`;
  });
  const stop = effect(() => {
    const asked = client.match.value?.ask ?? null;
    if (asked === null || asked === told) return;
    told = asked;
    if (document.hidden && notifying.value === 'works') void notify(title(), `r/${client.code}`);
  });
  return () => {
    stop();
    stopRenewing();
    restore();
  };
}

/**
 * Shows a notification. It replaces one with the same tag, also one by web push. Returns whether this worked.
 * On phones, only service workers can show one.
 */
async function notify(body: string, tag: string): Promise<boolean> {
  const title = t('turn.yours');
  const options = { body, icon: at('/icon.svg'), tag };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => window.focus();
    return true;
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    return worker
      ? worker.showNotification(title, options).then(
          () => true,
          () => false,
        )
      : false;
  }
}
