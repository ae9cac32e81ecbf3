// What the turn that is laid out would bring: only the placement counts, whatever is chosen after it.
import type { KingdominoView } from 'reami';
import { PointsChange } from '../../table/PointsChange';
import type { Turn } from './useTurn';

export const TurnPoints = ({ view, seat, turn }: { view: KingdominoView; seat: number; turn: Turn }) => (
  <PointsChange before={view.seats[seat]!.points} after={turn.preview?.points[seat]} />
);
