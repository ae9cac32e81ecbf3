// A link that takes the player's seat to another device. It works once, within five minutes.
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../ui/Dialog';
import { t } from '../words/t';
import { useRoom } from './roomContext';
import { ShareLink } from './ShareLink';

export default function HandOver({ onClose }: { onClose: () => void }) {
  const room = useRoom();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    void room.ask({ t: 'hand_over' }).then(ok => setCode(ok?.code ?? null));
  }, []);
  return (
    <Dialog title={t('hand_over.title')} onClose={onClose}>
      <p>{t('hand_over.help')}</p>
      {code !== null && <ShareLink path={`/r/${room.client.code}#${code}`} label={t('hand_over.link')} />}
      {room.fault.value && (
        <p class="refusal" role="alert">
          {room.fault.value}
        </p>
      )}
    </Dialog>
  );
}
