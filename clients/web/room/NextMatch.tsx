// While a player of a match over days waits for others: the way to another match that waits for this player.
import { useState } from 'preact/hooks';
import { at } from '../browser/base';
import { isMyTurn, myRooms, opponentsIn } from '../net/myRooms';
import { Icon } from '../ui/Icon';
import { useLoaded } from '../ui/useLoaded';
import { useLooks } from '../ui/useLooks';
import { known, t } from '../words/t';

interface Props {
  /** the room of this page */
  code: string;
  /** the number of moves in its match: after each move, the client asks the server again */
  v: number;
}

export default function NextMatch({ code, v }: Props) {
  const { value: rooms } = useLoaded(myRooms, [useLooks(), v]);
  const [isClosed, setClosed] = useState(false);
  const next = rooms?.find(mine => isMyTurn(mine) && mine.room.code !== code);
  if (!next || isClosed) return null;
  const game = known(`game.${next.room.game}`) ?? next.room.game;
  return (
    <p role="status">
      <a href={at(`/r/${next.room.code}`)}>{t('next_match.says', { game, against: opponentsIn(next) })}</a>
      <button
        type="button"
        class="small plain"
        aria-label={t('dialog.close')}
        onClick={() => setClosed(true)}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}
