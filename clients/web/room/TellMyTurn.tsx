// The switch for notifications about the player's turn. On a device that can't notify, it says why, and what
// the player can do.
import { useState } from 'preact/hooks';
import { Dialog } from '../ui/Dialog';
import { Switch } from '../ui/Fields';
import { pushing } from '../net/push';
import { t } from '../words/t';
import { type Notifying, notifying, startToNotify, stopNotifying } from './turnNotice';

/** Whether nothing that the player does here can change this state. */
const isImpossible = (how: Notifying) => how === 'insecure' || how === 'missing';

/** How notifications work, by the state of web push. */
const worksBy = {
  missing: 'notify.works',
  waiting: 'notify.push_waits',
  works: 'notify.push_works',
  failed: 'notify.push_failed',
} as const;

export default function TellMyTurn({ onClose }: { onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const how = notifying.value;
  async function start() {
    setAsking(true);
    await startToNotify(t('notify.sample'));
    setAsking(false);
  }
  return (
    <Dialog title={t('menu.notify')} onClose={onClose}>
      <div class="form">
        {!isImpossible(how) && (
          <Switch
            title={t('menu.notify')}
            on={how === 'works'}
            disabled={isAsking}
            onChange={on => (on ? void start() : stopNotifying())}
          />
        )}
        <p role="status">{t(how === 'works' ? worksBy[pushing.value] : `notify.${how}`)}</p>
      </div>
    </Dialog>
  );
}
