// The own kingdom while a domino is to be placed.
import { squareId } from '../../laying/frame';
import { useLaying, type Laying } from '../../laying/useLaying';
import { t } from '../../words/t';
import { placementText } from './describe';
import { ghosts, type Ghost } from './ghost';
import { boxAround, KingdomSquares, type BoardProps, type Held } from './KingdomBoard';
import { isLegal, reachable } from './moves';
import { nameOf } from './squares';

interface Props extends Omit<BoardProps, 'spots' | 'held'>, Omit<Laying, 'ghosts'> {
  domino: number;
}

function heldOf({ ghost, domino, legal, sent }: Props): Held | null {
  if (!ghost.placement) return null;
  const look = sent ? 'sent' : isLegal(legal, ghost.placement) ? 'fits' : 'misfits';
  return { placement: ghost.placement, domino, look };
}

export function PlacingBoard(props: Props) {
  const { board, frame, ghost, legal } = props;
  const moving = useLaying({ ...props, ghosts });
  return (
    <svg
      ref={board}
      class={ghost.pinned ? 'laid-board kingdom-board placing pinned' : 'laid-board kingdom-board placing'}
      viewBox={boxAround(frame)}
      role="grid"
      // in an svg the case of attributes counts
      tabindex={0}
      aria-label={t('kingdomino.place.board')}
      aria-activedescendant={ghost.placement ? squareId(nameOf(ghost.placement.first)) : undefined}
      {...moving}
    >
      <KingdomSquares {...props} spots={reachable(legal)} held={heldOf(props)} />
    </svg>
  );
}

/** What the ghost would do, in a sentence. */
export function ghostText(
  ghost: Ghost,
  { domino, legal, catalog }: Pick<Props, 'domino' | 'legal' | 'catalog'>,
): string {
  if (!ghost.placement) return t('kingdomino.place.how');
  const placement = placementText(ghost.placement, domino, catalog);
  return isLegal(legal, ghost.placement) ? placement : t('kingdomino.place.misfits', { lie: placement });
}
