// The board, and what whoever looks at it is asked to do there.
import { t } from '../../words/t';
import { tileText } from './describe';
import { TilePicture } from './drawings/Tile';
import { LayOrKeep, type AskedProps } from './LayOrKeep';
import { PutPawn } from './PutPawn';
import { BoardSquares, viewBox, type BoardProps } from './SharedBoard';

export function Play(props: AskedProps) {
  const { view } = props.board;
  if (props.legal.length === 0) return <Watched {...props.board} />;
  return view.drawn === undefined ? <PutPawn {...props} /> : <LayOrKeep key={view.left} {...props} />;
}

/** The board, and the tile that somebody else has drawn. */
function Watched(board: BoardProps) {
  const { drawn } = board.view;
  return (
    <>
      <svg class="laid-board dominium-board" viewBox={viewBox} role="grid" aria-label={t('dominium.board')}>
        <BoardSquares {...board} />
      </svg>
      {drawn !== undefined && <DrawnTile key={board.view.left} tile={drawn} />}
    </>
  );
}

const DrawnTile = ({ tile }: { tile: string }) => (
  <div class="drawn" role="img" aria-label={t('dominium.tile', { tile: tileText(tile) })}>
    <TilePicture tile={tile} />
  </div>
);
