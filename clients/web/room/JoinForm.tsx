// Asks a newcomer for a name, and seats them.
import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { type FromServerRoom, limits } from 'reami';
import { keepName, myName } from '../browser/savedRooms';
import { TextField } from '../ui/Fields';
import { t } from '../words/t';
import { useRoom } from './roomContext';

/**
 * Sits down in the first seat that is free, or that is kept for this player, and is ready if it is for the
 * start.
 */
export function JoinForm({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const [name, setName] = useState(myName);
  const fault = useSignal('');

  async function sit(event: Event) {
    event.preventDefault();
    keepName(name.trim());
    const seated = await here.giveWord({ t: 'sit', name: name.trim() }, fault);
    if (seated && room.phase === 'seating') await here.ask({ t: 'ready' });
  }

  return (
    <form class="form join" onSubmit={event => void sit(event)}>
      <h2>{t(room.phase === 'seating' ? 'join.invited' : 'join.take_over')}</h2>
      <p>{t(room.phase === 'seating' ? 'join.invited.help' : 'join.take_over.help')}</p>
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
