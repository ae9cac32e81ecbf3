// What can be done about a person in a room: by anybody for themselves, by those who sit together, by the
// host.
import { useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { isSilenced, type Person, powersOver } from '../model/people';
import type { Request } from '../net/pendingRequests';
import { AreYouSure } from '../ui/AreYouSure';
import { Dialog } from '../ui/Dialog';
import { Icon, type IconName } from '../ui/Icon';
import { type Key, t } from '../words/t';
import { type RoomHere, useRoom } from './roomContext';

interface Props {
  room: FromServerRoom;
  person: Person;
  onClose: () => void;
}

export function PersonChoices({ room, person, onClose }: Props) {
  const here = useRoom();
  const [isToBeBanned, setToBeBanned] = useState(false);
  const { who, name } = person;
  return (
    <Dialog title={isToBeBanned ? t('person.ban.sure', { name }) : name} onClose={onClose}>
      {close =>
        isToBeBanned ? (
          <AreYouSure
            question={t('person.ban.really', { name })}
            does={t('person.ban.do')}
            onDo={() => {
              close();
              void here.ask({ t: 'ban', who });
            }}
            onCancel={close}
          />
        ) : (
          <Choices
            choices={choicesFor(person, room, here)}
            name={name}
            onChoose={act => {
              if (act === 'ban') return setToBeBanned(true);
              close();
              act();
            }}
          />
        )
      }
    </Dialog>
  );
}

/** `ban`: asks before it does it. */
type Act = (() => void) | 'ban';

interface Choice {
  icon: IconName;
  title: Key;
  help: Key;
  act: Act;
}

interface ChoicesProps {
  choices: readonly Choice[];
  name: string;
  onChoose: (act: Act) => void;
}

function Choices({ choices, name, onChoose }: ChoicesProps) {
  return (
    <ul class="person-choices">
      {choices.map(({ icon, title, help, act }) => (
        <li key={title}>
          <button type="button" class="plain" onClick={() => onChoose(act)}>
            <Icon name={icon} />
            <span>
              {t(title)}
              <span class="help">{t(help, { name })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function choicesFor(person: Person, room: FromServerRoom, here: RoomHere): Choice[] {
  const { who, seat } = person;
  const you = here.client.you.value;
  const { votes, silences, removes } = powersOver(person, room, you);
  const asks = (request: Request) => () => void here.ask(request);
  const choices: Choice[] = [
    here.ignored.value.has(who)
      ? { icon: 'eye', title: 'person.heed', help: 'person.heed.help', act: () => here.heed(who) }
      : { icon: 'hidden', title: 'person.ignore', help: 'person.ignore.help', act: () => here.ignore(who) },
  ];
  if (votes && seat !== null)
    choices.push(
      room.seats[seat]?.out?.includes(you!)
        ? {
            icon: 'again',
            title: 'person.unvote',
            help: 'person.unvote.help',
            act: asks({ t: 'vote', seat, out: false }),
          }
        : { icon: 'vote', title: 'person.vote', help: 'person.vote.help', act: asks({ t: 'vote', seat }) },
    );
  if (silences)
    choices.push(
      isSilenced(room, who)
        ? {
            icon: 'chat',
            title: 'person.unsilence',
            help: 'person.unsilence.help',
            act: asks({ t: 'silence', who, silent: false }),
          }
        : {
            icon: 'mute',
            title: 'person.silence',
            help: 'person.silence.help',
            act: asks({ t: 'silence', who }),
          },
    );
  if (removes)
    choices.push(
      {
        icon: 'leave',
        title: 'person.remove',
        help: 'person.remove.help',
        act: asks({ t: 'kick', who }),
      },
      { icon: 'ban', title: 'person.ban', help: 'person.ban.help', act: 'ban' },
    );
  return choices;
}
