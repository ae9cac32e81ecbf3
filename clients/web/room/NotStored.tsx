// A warning in browsers that can't store anything. Before players take a seat, it says that a reload loses
// the seat. Then it shows the link with which they can take the seat to another device.
import { useState } from 'preact/hooks';
import { t } from '../words/t';
import { HandOver } from './sharing';

export default function NotStored({ isSeated = false }: { isSeated?: boolean }) {
  const [isClosed, close] = useState(false);
  const [handsOver, setHandsOver] = useState(false);
  if (isClosed) return null;
  if (!isSeated) return <p class="refusal">{t('store.none')}</p>;
  return (
    <div class="refusal held-here">
      <p>{t('store.none.seated')}</p>
      <button type="button" class="small" onClick={() => setHandsOver(true)}>
        {t('menu.hand_over')}
      </button>
      <button type="button" class="small plain" onClick={() => close(true)}>
        {t('dialog.close')}
      </button>
      {handsOver && <HandOver onClose={() => setHandsOver(false)} />}
    </div>
  );
}
