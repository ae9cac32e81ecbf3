// A match that has ended: its result, where the points come from, and the settings of the next match.
import type { ComponentChildren } from 'preact';
import type { FromServerRoom } from 'reami';
import type { MatchResult } from '../model/match';
import type { MatchView } from '../net/matchView';
import Ending from '../room/Ending';
import Breakdown from './Breakdown';
import { NextTime } from './NextTime';

interface Props {
  room: FromServerRoom;
  match: MatchView;
  /** null if the match was given up */
  result: MatchResult | null;
  /** the viewer's seat; null for a spectator */
  you: number | null;
  /** the points of each round, if the match has several rounds */
  totals: ComponentChildren;
}

export default function Concluded({ room, match, result, you, totals }: Props) {
  return (
    <Ending
      room={room}
      result={result}
      match={match.match}
      you={you}
      totals={totals}
      breakdown={result?.agreed !== true && <Breakdown room={room} match={match} />}
      next={<NextTime room={room} isHost={you !== null && room.host === `seat:${you}`} />}
    />
  );
}
