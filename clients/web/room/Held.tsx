// A held match. The server keeps its moves, and people can download them.
import type { FromServerRoom } from 'reami';
import { at } from '../browser/base';
import { matchFileAddress } from '../net/requests';
import { t } from '../words/t';

export default function Held({ room, match }: { room: FromServerRoom; match: number }) {
  return (
    <div class="refusal held-here" role="alert">
      <p>{t('room.held_here')}</p>
      <a class="button small" href={at(matchFileAddress(room.code, match))} download>
        {t('replay.download')}
      </a>
    </div>
  );
}
