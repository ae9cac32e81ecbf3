// The open offers between people in the room.
import type { FromServerRoom } from 'reami';
import { EndOffer } from './EndOffer';
import { HostOffer } from './HostOffer';

export default function Offers({ room }: { room: FromServerRoom }) {
  return (
    <>
      <HostOffer room={room} />
      <EndOffer room={room} />
    </>
  );
}
