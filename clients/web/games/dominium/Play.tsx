// The board, with controls for what the viewer must decide.
import { t } from '../../words/t';
import { tileText } from './describe';
import { TilePicture } from './drawings/Tile';
import { Hand, LayOrKeep, type AskedProps } from './LayOrKeep';
import { NoPawn, PutPawn } from './PutPawn';
import { BoardSquares, viewBox } from './SharedBoard';

export function Play(props: AskedProps) {
  const { board, decision } = props;
  if (decision.legal.length > 0)
    return decision.view.drawn === undefined ? (
      <PutPawn {...props} />
    ) : (
      <LayOrKeep key={decision.view.left} {...props} />
    );
  return (
    <svg class="laid-board dominium-board" viewBox={viewBox} role="grid" aria-label={t('dominium.board')}>
      <BoardSquares {...board} />
    </svg>
  );
}

/** The drawn tile. It is in the hand of the player who must decide; other viewers see its face. */
export function Drawn(props: Omit<AskedProps, 'board'>) {
  const { legal, view } = props.decision;
  const { drawn, left } = view;
  if (legal.length > 0) return drawn === undefined ? <NoPawn {...props} /> : <Hand key={left} {...props} />;
  if (drawn === undefined) return null;
  return (
    <div key={left} class="drawn" role="img" aria-label={t('dominium.tile', { tile: tileText(drawn) })}>
      <TilePicture tile={drawn} />
    </div>
  );
}
