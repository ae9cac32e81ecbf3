// The clocks of the next match in a room. The host can change them between two matches. Then everybody has to
// ask for the next match again, and the others are told why.
import { useRef, useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { TimeChoice, TimeText } from '../home/time';
import { useRoom } from '../room/roomContext';
import { t } from '../words/t';

export function NextTime({ room, isHost }: { room: FromServerRoom; isHost: boolean }) {
  const here = useRoom();
  const [wasOpen, setOpen] = useState(false);
  const atFirst = useRef(JSON.stringify(room.time));
  if (!isHost)
    return (
      <>
        <div role="status">
          {JSON.stringify(room.time) !== atFirst.current && <p>{t('next_time.changed')}</p>}
        </div>
        {room.time.kind !== 'none' && <TimeText time={room.time} />}
      </>
    );
  return (
    <details class="course" onToggle={() => setOpen(true)}>
      <summary>{t('configure.next_time')}</summary>
      <div class="form">
        {wasOpen && (
          <TimeChoice time={room.time} onChange={time => void here.ask({ t: 'configure', time })} />
        )}
      </div>
    </details>
  );
}
