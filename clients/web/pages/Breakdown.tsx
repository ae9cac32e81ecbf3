// Where the points come from at the end of a match in a room, and at the end of each of its earlier rounds.
import type { FromServerRoom } from 'reami';
import BreakdownTable from '../games/BreakdownTable';
import { isRefused } from '../model/match';
import type { PastMoves } from '../model/pastMoves';
import type { Rounds } from '../model/rounds';
import { namesOf } from '../model/seatNames';
import type { MatchView } from '../net/matchView';
import { catalogOf } from '../net/requests';
import type { RoomClient } from '../net/roomClient';
import { useRoom } from '../room/roomContext';

interface Props {
  room: FromServerRoom;
  match: MatchView;
}

/** The position at the end of each earlier round, by the number of the round. */
function endsOf(told: PastMoves, { round: now }: Rounds): ReadonlyMap<number, number> {
  const ended = told.flatMap(({ v, events }) =>
    events.flatMap(({ e, round }) => (e === 'round_ended' ? [[Number(round), v] as const] : [])),
  );
  return new Map(ended.filter(([round]) => round < now));
}

async function viewAt(client: RoomClient, v: number): Promise<Rounds | null> {
  const view = await client.questions.position(client.match.value!, v);
  return isRefused(view) ? null : view;
}

export default function Breakdown({ room, match }: Props) {
  const { client } = useRoom();
  const ends = endsOf(client.past.told.value, match.view);
  return (
    <BreakdownTable
      game={room.game}
      view={match.view}
      result={match.result}
      catalog={() => catalogOf(room.game, match.catalog)}
      names={namesOf(room)}
      earlier={[...ends.keys()]}
      endOf={round => viewAt(client, ends.get(round)!)}
    />
  );
}
