// A link that opens one's own seat on another device; it works once, for five minutes.
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../ui/Dialog';
import { ShareLink } from '../ui/ShareLink';
import { t } from '../words/t';
import { useRoom } from './roomContext';

export function HandOver({ onClose }: { onClose: () => void }) {
  const room = useRoom();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    void room.ask({ t: 'hand_over' }).then(ok => setCode(ok?.code ?? null));
  }, []);
  return (
    <Dialog title={t('hand_over.title')} onClose={onClose}>
      <p>{t('hand_over.help')}</p>
      {code !== null && (
        <ShareLink link={`${location.origin}/r/${room.client.code}#${code}`} label={t('hand_over.link')} />
      )}
      {room.fault.value && (
        <p class="refusal" role="alert">
          {room.fault.value}
        </p>
      )}
    </Dialog>
  );
}
