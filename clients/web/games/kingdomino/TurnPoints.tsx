// The points of the laid out turn. They come from the placement only; the choice of the next domino brings
// none.
import type { KingdominoView } from 'reami';
import { PointsChange } from '../../table/PointsChange';
import type { Turn } from './useTurn';

export const TurnPoints = ({ view, seat, turn }: { view: KingdominoView; seat: number; turn: Turn }) => (
  <PointsChange before={view.seats[seat]!.points} after={turn.preview?.points[seat]} />
);
