// The player's own kingdom, as large as possible, and the domino in the player's hand.
import { useEffect } from 'preact/hooks';
import type { KingdominoCatalog } from 'reami';
import { HeldDomino } from '../../laying/HeldDomino';
import { focusIfFree } from '../../ui/focus';
import { t } from '../../words/t';
import { dominoText } from './describe';
import { DominoPicture, KingdomBoard, type BoardProps } from './KingdomBoard';
import { PlacingBoard } from './PlacingBoard';
import { Falling } from './SeatPanel';
import type { OwnBoard } from './useOwnBoard';
import type { Turn } from './useTurn';

interface Props {
  of: Omit<BoardProps, 'frame' | 'coordinates' | 'spots'>;
  board: OwnBoard;
  turn: Turn;
  /** the domino to place; null if the player has none to place */
  domino: number | null;
  /** the domino that the last update discarded */
  discarded: number | null;
}

export function OwnKingdom({ of, board, turn, domino, discarded }: Props) {
  const shown = { ...of, frame: board.frame, coordinates: true as const };
  return (
    <section
      ref={board.box}
      class={`own-kingdom seat-${of.seat}`}
      aria-label={t('kingdomino.kingdom', { name: of.name })}
    >
      {domino === null ? (
        <KingdomBoard {...shown} />
      ) : (
        <Placing key={domino} of={shown} board={board} turn={turn} domino={domino} />
      )}
      <Falling domino={discarded} catalog={of.catalog} />
    </section>
  );
}

type PlacingProps = Pick<Props, 'board' | 'turn'> & { of: BoardProps; domino: number };

function Placing({ of, board, turn, domino }: PlacingProps) {
  useEffect(() => focusIfFree(board.svg.current), []);
  return (
    <PlacingBoard
      {...of}
      board={board.svg}
      ghosts={board.ghosts}
      ghost={turn.ghost}
      domino={domino}
      legal={turn.placements}
      sent={turn.isSent}
      onGhost={turn.move}
      onPut={turn.put}
      onConfirm={turn.send}
    />
  );
}

interface HandProps {
  board: OwnBoard;
  turn: Turn;
  domino: number;
  catalog: KingdominoCatalog;
}

/** The domino in the player's hand. The player can drag it onto the board and turn it. */
export function Hand({ board, turn, domino, catalog }: HandProps) {
  const legal = turn.placements;
  const { ghosts } = board;
  function drop(x: number, y: number) {
    const square = board.under(x, y);
    turn.move(now => (square ? ghosts.pinned(now, square, legal) : ghosts.takenBack(now)));
  }
  return (
    <HeldDomino
      text={dominoText(domino, catalog)}
      disabled={turn.isSent}
      pinned={turn.ghost.pinned}
      onTurn={() => turn.move(now => ghosts.rotated(now, 1, legal))}
      canStep={towards => ghosts.canStep(turn.ghost, towards)}
      onStep={towards => turn.move(now => ghosts.stepped(now, towards, legal))}
      onDrag={(x, y) => turn.move(now => ghosts.aimed(ghosts.takenBack(now), board.under(x, y), legal))}
      onDrop={drop}
    >
      <DominoPicture domino={domino} catalog={catalog} direction={turn.ghost.held} />
    </HeldDomino>
  );
}
