// A room to which the line stays closed: why, and what can be done. PROTOCOL.md, "Close codes".
import type { RoomClient } from '../net/room';
import { JoinByCode } from '../parts/JoinByCode';
import { known, t } from '../words/t';

export function Gone({ client, code }: { client: RoomClient; code: number }) {
  return (
    <section class="notice" role="alert">
      <h1>{t(code === 1000 ? 'gone.left' : 'gone.title')}</h1>
      <p>{known(`close.${code}`) ?? t('gone.unknown')}</p>
      {code === 4000 && (
        <button type="button" class="main" onClick={() => client.comeBack()}>
          {t('gone.play_here')}
        </button>
      )}
      {code === 4007 && <JoinByCode />}
      <a class="button" href="/">
        {t('page.home')}
      </a>
    </section>
  );
}
