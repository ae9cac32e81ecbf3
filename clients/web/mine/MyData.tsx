// All that the server has stored about the player, as a file.
import { useState } from 'preact/hooks';
import { myData } from '../net/requests';
import { Download } from '../ui/Download';
import { t } from '../words/t';

export function MyData({ token }: { token: string }) {
  const [text, setText] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  const load = () =>
    myData(token).then(
      data => setText(JSON.stringify(data, null, 2)),
      refused => setFault((refused as Error).message),
    );
  return (
    <section class="my-data">
      <p class="soft">{t('me.data.how')}</p>
      {text === null ? (
        <button type="button" onClick={() => void load()}>
          {t('me.data')}
        </button>
      ) : (
        <Download text={text} type="application/json" name="reami.json">
          {t('me.data.save')}
        </Download>
      )}
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
