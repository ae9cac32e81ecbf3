// The open rooms. An admin can look into one of them; the server logs each look.
import { useState } from 'preact/hooks';
import type { AdminRoomInside } from 'reami';
import { botKind } from '../model/seatNames';
import { Dialog } from '../ui/Dialog';
import { moment } from '../words/moment';
import { list, t } from '../words/t';
import { useList } from './adminContext';
import { Deed } from './Deed';
import { Find, Lines } from './Lines';
import { gameName, phaseName } from './names';

export function Rooms() {
  const [find, setFind] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const rooms = useList({ t: 'rooms', find });
  return (
    <>
      <Lines
        title={t('admin.section.rooms')}
        loaded={rooms}
        none={t('admin.rooms.none')}
        lines={(rooms.value?.rooms ?? []).map(room => ({
          key: room.code,
          title: `${room.code} · ${gameName(room.game)}`,
          help: list([
            room.players || t('admin.nobody'),
            t('admin.room.line', { phase: phaseName(room.phase), here: room.here, watching: room.watching }),
            ...(room.rests ? [t('admin.room.rests')] : []),
          ]),
          onOpen: () => setOpen(room.code),
        }))}
      >
        <Find find={find} onFind={setFind} />
      </Lines>
      {open !== null && <RoomDialog code={open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface Props {
  code: string;
  onClose: () => void;
}

function RoomDialog({ code, onClose }: Props) {
  const { value: room, fault } = useList({ t: 'room', code });
  return (
    <Dialog title={t('admin.room.title', { code, number: room?.number ?? '…' })} onClose={onClose}>
      {fault !== null && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
      {room && (
        <>
          <Inside room={room} />
          <div class="deeds">
            {(room.phase === 'playing' || room.phase === 'held') && (
              <Deed
                does={t('admin.end')}
                question={t('admin.end.sure', { code })}
                request={() => ({ t: 'end_match', code })}
              />
            )}
            <Deed
              does={t('admin.close')}
              question={t('admin.close.sure', { code })}
              request={() => ({ t: 'close_room', code })}
            />
          </div>
        </>
      )}
      <p class="help">{t('admin.room.logged')}</p>
    </Dialog>
  );
}

function Inside({ room }: { room: AdminRoomInside }) {
  return (
    <>
      <p>
        {gameName(room.game)}, {phaseName(room.phase)}
      </p>
      {room.match > 0 && (
        <p>
          {t('admin.room.moves', { match: room.match, v: room.v, at: moment(room.moved_at) })}{' '}
          {room.to_act.length > 0 && t('admin.room.waits', { seats: list(room.to_act) })}
        </p>
      )}
      {room.held && <p class="refusal">{heldText(room.held)}</p>}
      <ul class="admin-lines">
        {room.seats.map(seat => (
          <li key={seat.seat} class="admin-line">
            <b>{t('admin.seat', { seat: seat.seat })}</b>
            <span class="help">
              {list(
                [
                  (seat.bot && botKind(seat.bot)) || seat.name || t('admin.nobody'),
                  seat.player,
                  seat.clock === undefined
                    ? ''
                    : t('admin.clock', { minutes: Math.floor(seat.clock / 60_000) }),
                  seat.left ? t('admin.left') : seat.absent ? t('admin.absent') : '',
                ].filter(one => one !== ''),
              )}
            </span>
          </li>
        ))}
      </ul>
      <h3>{t('admin.connected')}</h3>
      <ul class="admin-lines">
        {room.connections.map(one => (
          <li key={`${one.player} ${one.since}`} class="admin-line">
            <b>{one.name || one.player}</b>
            <span class="help">{list([one.address, one.client, moment(one.since)])}</span>
          </li>
        ))}
      </ul>
      {room.connections.length === 0 && <p class="soft">{t('admin.nobody')}</p>}
    </>
  );
}

function heldText({ v, move, why }: NonNullable<AdminRoomInside['held']>): string {
  if (v === 0) return t('admin.held.start', { why });
  return t('admin.held', { v, move: move ?? t('admin.held.hidden'), why });
}
