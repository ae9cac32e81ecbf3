// A form that asks a newcomer for a name, and gives the newcomer a seat.
import { useSignal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import { type FromServerRoom, limits } from 'reami';
import { keepName, myName } from '../browser/savedRooms';
import { canStore } from '../browser/storage';
import { TextField } from '../ui/Fields';
import { lazy } from '../ui/lazy';
import { type Key, t, withWords } from '../words/t';
import { useRoom } from './roomContext';
import { words } from './words';

const NotStored = lazy(() => withWords(words, import('./NotStored')));

interface Props {
  room: FromServerRoom;
  /** true if this player has a seat in the running match, in which a bot or another person plays on */
  takesBack?: boolean;
}

/**
 * Takes the player's own seat or, without one, the first free seat. Before the match, also says that the
 * player is ready.
 */
export function JoinForm({ room, takesBack = false }: Props) {
  const here = useRoom();
  const [name, setName] = useState(myName);
  const fault = useSignal('');
  const stores = useMemo(canStore, []);

  const [title, help]: [Key, Key] =
    room.phase === 'seating'
      ? ['join.invited', 'join.invited.help']
      : takesBack
        ? ['join.take_back', 'join.take_back.help']
        : ['join.take_over', 'join.take_over.help'];

  async function sit(event: Event) {
    event.preventDefault();
    keepName(name.trim());
    const seated = await here.giveWord({ t: 'sit', name: name.trim() }, fault);
    if (seated && room.phase === 'seating') await here.ask({ t: 'ready' });
  }

  return (
    <form class="form join" onSubmit={event => void sit(event)}>
      <h2>{t(title)}</h2>
      <p>{t(help)}</p>
      {!stores && <NotStored />}
      <TextField
        label={t('name.yours')}
        value={name}
        longest={limits.longest_name}
        autocomplete="nickname"
        required
        onInput={setName}
      />
      {fault.value && (
        <p class="refusal" role="alert">
          {fault.value}
        </p>
      )}
      <button type="submit" class="main large" disabled={here.givesWord.value}>
        {t('join.sit')}
      </button>
    </form>
  );
}
