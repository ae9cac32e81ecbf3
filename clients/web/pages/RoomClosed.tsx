// A room to which the line stays closed: why, and what can be done. PROTOCOL.md, "Close codes".
import { JoinByCode } from '../home/JoinByCode';
import type { RoomClient } from '../net/roomClient';
import { type Key, known, t } from '../words/t';

const titles: Record<number, Key> = {
  1000: 'gone.left',
  4001: 'gone.removed',
  4002: 'gone.banned',
  4003: 'gone.closed',
  4007: 'gone.not_found',
};

/** What brings this player back, where the room is still theirs to enter. */
const waysBack: Record<number, Key> = {
  4000: 'gone.play_here',
  4001: 'gone.enter_again',
};

export function RoomClosed({ client, code }: { client: RoomClient; code: number }) {
  const back = waysBack[code];
  return (
    <section class="notice" role="alert">
      <h1>{t(titles[code] ?? 'gone.title')}</h1>
      <p>{known(`close.${code}`) ?? t('gone.unknown')}</p>
      {back && (
        <button type="button" class="main" onClick={() => client.reconnect()}>
          {t(back)}
        </button>
      )}
      {code === 4007 && <JoinByCode />}
      <a class="button" href="/">
        {t('page.home')}
      </a>
    </section>
  );
}
