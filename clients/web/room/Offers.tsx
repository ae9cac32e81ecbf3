// The open offers between people in the room, their votes about absent players, and the question whether a
// player is still there.
import type { FromServerRoom } from 'reami';
import { AbsentNotices } from './AbsentNotices';
import { HostOffer } from './HostOffer';
import { StillThere } from './StillThere';
import { TableOffer } from './TableOffer';

export default function Offers({ room }: { room: FromServerRoom }) {
  return (
    <>
      <HostOffer room={room} />
      <TableOffer room={room} />
      <AbsentNotices room={room} />
      <StillThere room={room} />
    </>
  );
}
