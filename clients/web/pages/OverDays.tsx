// Shows a player of a match over days the moves since their last look, and, while they wait for others, the
// way to another match.
import type { FromServerRoom } from 'reami';
import type { RoomClient } from '../net/roomClient';
import NextMatch from '../room/NextMatch';
import { SinceLooked } from './SinceLooked';

interface Props {
  client: RoomClient;
  room: FromServerRoom;
}

export default function OverDays({ client, room }: Props) {
  const match = client.match.value;
  if (match === null) return null;
  return (
    <>
      <SinceLooked client={client} room={room} match={match.match} />
      {match.ask === null && <NextMatch code={room.code} v={match.v} />}
    </>
  );
}
