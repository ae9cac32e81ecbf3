// Castles and knights on the map or in a text. Drawings.tsx defines their shapes once.
import { Picture } from '../../../ui/Picture';
import type { Colour } from './colours';

export interface PieceProps {
  colour: Colour;
  /** the upper left corner of its square, in units of the drawing */
  x?: number;
  y?: number;
}

/** A castle, which fills a square of 100 by 100. */
export function CastlePiece({ colour, x = 0, y = 0 }: PieceProps) {
  return <use href={`#domaine-castle-${colour}`} transform={`translate(${x + 4} ${y + 2}) scale(0.92)`} />;
}

/** A knight in a square of 100 by 100, smaller than a castle. */
export function KnightPiece({ colour, x = 0, y = 0 }: PieceProps) {
  return <use href={`#domaine-knight-${colour}`} transform={`translate(${x + 7} ${y + 7}) scale(0.86)`} />;
}

const icons = { castle: 'castle', knight: 'knight' } as const;

/** A castle or a knight in a text, as large as the text. */
export function PieceIcon({
  piece,
  colour,
  label,
}: {
  piece: keyof typeof icons;
  colour: Colour;
  label?: string;
}) {
  return (
    <Picture class="piece-icon" viewBox="0 0 100 100" label={label}>
      <use href={`#domaine-${icons[piece]}-${colour}`} />
    </Picture>
  );
}
