// The open offers between people in the room, and their votes about absent players.
import type { FromServerRoom } from 'reami';
import { AbsentNotices } from './AbsentNotices';
import { HostOffer } from './HostOffer';
import { TableOffer } from './TableOffer';

export default function Offers({ room }: { room: FromServerRoom }) {
  return (
    <>
      <HostOffer room={room} />
      <TableOffer room={room} />
      <AbsentNotices room={room} />
    </>
  );
}
