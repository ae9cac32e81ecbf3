// The page after the server has closed the connection for good. It says why, and what the person can do.
// PROTOCOL.md, "Close codes".
import { Close } from 'reami';
import { at } from '../browser/base';
import { JoinByCode } from '../home/JoinByCode';
import { useRoom } from '../room/roomContext';
import { type Key, known, t } from '../words/t';

const titles: Record<number, Key> = {
  [Close.normal]: 'gone.left',
  [Close.removed]: 'gone.removed',
  [Close.banned]: 'gone.banned',
  [Close.room_closed]: 'gone.closed',
  [Close.unknown_room]: 'gone.not_found',
  [Close.private_room]: 'gone.banned',
  [Close.barred]: 'gone.barred',
};

/**
 * The text of the button that brings the player back, for each close code after which the player can enter
 * the room again.
 */
const waysBack: Record<number, Key> = {
  [Close.opened_elsewhere]: 'gone.play_here',
  [Close.removed]: 'gone.enter_again',
};

export default function RoomClosed({ code }: { code: number }) {
  const here = useRoom();
  const isInOtherTab = code === Close.opened_elsewhere && here.isInOtherTab.value;
  const back = waysBack[code];
  return (
    <section class="notice" role="alert">
      <h1>{t(isInOtherTab ? 'gone.other_tab' : (titles[code] ?? 'gone.title'))}</h1>
      <p>{isInOtherTab ? t('gone.other_tab.help') : (known(`close.${code}`) ?? t('gone.unknown'))}</p>
      {back && (
        <button type="button" class="main" onClick={() => here.takeBack()}>
          {t(back)}
        </button>
      )}
      {code === Close.unknown_room && <JoinByCode first={here.client.code} />}
      <a class="button" href={at('/')}>
        {t('page.home')}
      </a>
    </section>
  );
}
