// The player's own kingdom while the player has to place a domino.
import { squareId } from '../../laying/frame';
import { useLaying, type Laying } from '../../laying/useLaying';
import { t } from '../../words/t';
import { placementText } from './describe';
import { boxAround, KingdomSquares, type BoardProps, type Held } from './KingdomBoard';
import { isLegal, reachable } from './moves';
import { nameOf } from './squares';
import type { Turn } from './useTurn';

interface Props extends Omit<BoardProps, 'spots' | 'held'>, Laying {
  domino: number;
}

function heldOf({ ghost, domino, legal, sent }: Props): Held | null {
  if (!ghost.placement) return null;
  const look = sent ? 'sent' : isLegal(legal, ghost.placement) ? 'fits' : 'misfits';
  return { placement: ghost.placement, domino, look };
}

export function PlacingBoard(props: Props) {
  const { board, ghost, legal } = props;
  const moving = useLaying(props);
  return (
    <svg
      ref={board}
      class={ghost.pinned ? 'laid-board kingdom-board placing pinned' : 'laid-board kingdom-board placing'}
      viewBox={boxAround(props)}
      role="grid"
      // attributes in an svg are case-sensitive
      tabindex={0}
      aria-label={t('kingdomino.place.board')}
      aria-activedescendant={ghost.placement ? squareId(nameOf(ghost.placement.first)) : undefined}
      {...moving}
    >
      <KingdomSquares {...props} spots={reachable(legal)} held={heldOf(props)} />
    </svg>
  );
}

/** A sentence that says where the domino lies; null while it is in the hand. */
export function ghostText(
  { ghost, fits }: Pick<Turn, 'ghost' | 'fits'>,
  { domino, catalog }: Pick<Props, 'domino' | 'catalog'>,
): string | null {
  if (!ghost.placement) return null;
  const placement = placementText(ghost.placement, domino, catalog);
  return fits ? placement : t('kingdomino.place.misfits', { lie: placement });
}
