// The button that opens the actions on a person in the room.
import { useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import type { Person } from '../model/people';
import { Icon } from '../ui/Icon';
import { lazy } from '../ui/lazy';
import { t, withWords } from '../words/t';
import { useRoom } from './roomContext';
import { words } from './words';

const PersonChoices = lazy(() => withWords(words, import('./PersonChoices')));

interface Props {
  room: FromServerRoom;
  person: Person;
}

/** The button, or nothing for the player's own entry. */
export function PersonMenu({ room, person }: Props) {
  const { client } = useRoom();
  const [isOpen, setOpen] = useState(false);
  if (person.who === client.who.value) return null;
  return (
    <>
      <button
        type="button"
        class="small plain person-more"
        aria-haspopup="dialog"
        aria-label={t('person.more', { name: person.name })}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </button>
      {isOpen && <PersonChoices room={room} person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
