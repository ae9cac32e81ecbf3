// The spectators: how many they are, and their numbers. The host also sees the switch that refuses their
// chat.
import type { FromServerRoom } from 'reami';
import { guestName, isSilenced, mayHost } from '../model/people';
import { Switch } from '../ui/Fields';
import { Icon } from '../ui/Icon';
import { plural, t } from '../words/t';
import { PersonMenu } from './PersonMenu';
import { useRoom } from './roomContext';

/** The list, or nothing while the room has no spectators, unless the host refuses their chat. */
export function Watchers({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const areSilenced = room.watchers_silenced === true;
  if (room.watching === 0 && !areSilenced) return null;
  return (
    <div class="watchers">
      {room.watching > 0 && <List room={room} />}
      {mayHost(room, here.client.you.value) && (
        <Switch
          title={t('watching.silent')}
          on={areSilenced}
          onChange={silent => void here.ask({ t: 'silence', silent })}
        />
      )}
    </div>
  );
}

function List({ room }: { room: FromServerRoom }) {
  const { client } = useRoom();
  const watchers = room.watchers ?? [];
  const more = room.watching - watchers.length;
  return (
    <details class="watching">
      <summary>{plural('room.watching', room.watching)}</summary>
      <ul>
        {watchers.map(who => (
          <li key={who}>
            <Icon name="eye" />
            <span class="watching-name">
              {guestName(who)} {who === client.who.value && t('seat.you')}
              {isSilenced(room, who) && <span class="soft"> · {t('seat.silenced')}</span>}
            </span>
            <PersonMenu room={room} person={{ who, name: guestName(who), seat: null }} />
          </li>
        ))}
        {more > 0 && <li class="soft">{plural('watching.more', more)}</li>}
      </ul>
    </details>
  );
}
