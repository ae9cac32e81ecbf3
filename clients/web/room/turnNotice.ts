// Says that it is your turn where it is seen while another window is open: in the title, and, if wished and
// where browsers allow it (not on plain http), as a notification.
import { effect, signal } from '@preact/signals';
import { at } from '../browser/base';
import type { RoomClient } from '../net/roomClient';
import { showTitle } from '../net/thisServer';
import { t } from '../words/t';

export const canNotify = isSecureContext && 'Notification' in window;
export const notifies = signal(canNotify && Notification.permission === 'granted');

export async function askToNotify(): Promise<void> {
  notifies.value = (await Notification.requestPermission()) === 'granted';
}

/** Until the function that comes back is called. */
export function watchTurn(client: RoomClient, title: () => string): () => void {
  let told = 0;
  const restore = showTitle(() => {
    const asked = client.match.value?.ask ?? null;
    return asked === null ? title() : `● ${t('turn.yours')} · ${title()}`;
  });
  const stop = effect(() => {
    const asked = client.match.value?.ask ?? null;
    if (asked === null || asked === told) return;
    told = asked;
    if (document.hidden && notifies.value) notify(title());
  });
  return () => {
    stop();
    restore();
  };
}

function notify(title: string): void {
  // On phones only service workers may; there the title has to do.
  try {
    const notice = new Notification(t('turn.yours'), { body: title, icon: at('/icon.svg'), tag: 'turn' });
    notice.onclick = () => window.focus();
  } catch {
    notifies.value = false;
  }
}
