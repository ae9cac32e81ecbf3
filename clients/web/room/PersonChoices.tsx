// What a player can do to another person in the room. Everybody can ignore a person, players with seats can
// vote, and the host can do more.
import { useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { isSilenced, mayHost, type Person, powersOver, votesNeeded } from '../model/people';
import type { Request } from '../net/pendingRequests';
import { Dialog } from '../ui/Dialog';
import { Icon, type IconName } from '../ui/Icon';
import { type Key, t } from '../words/t';
import { type Question, toBan, toRemove, toVoteOut } from './questions';
import { type RoomHere, useRoom } from './roomContext';
import { Answers } from './Sure';

interface Props {
  room: FromServerRoom;
  person: Person;
  onClose: () => void;
}

export default function PersonChoices({ room, person, onClose }: Props) {
  const here = useRoom();
  const [asked, setAsked] = useState<Question | null>(null);
  const { name } = person;
  return (
    <Dialog title={asked?.title ?? name} onClose={onClose}>
      {close =>
        asked ? (
          <Answers question={asked} close={close} />
        ) : (
          <>
            <Choices
              choices={choicesFor(person, room, here)}
              name={name}
              onChoose={act => {
                if (typeof act !== 'function') return setAsked(act);
                close();
                act();
              }}
            />
            {isSafeFromHost(person, room, here) && <p class="help">{t('person.safe', { name })}</p>}
          </>
        )
      }
    </Dialog>
  );
}

/**
 * An action, or, for actions that cost the person the seat, the question that asks the player to confirm it.
 */
type Act = (() => void) | Question;

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

/** Whether to explain to the host that a host can't remove a present player during a match. */
function isSafeFromHost(person: Person, room: FromServerRoom, { client }: RoomHere): boolean {
  const you = client.you.value;
  const isInMatch = room.phase === 'playing' && person.seat !== null;
  return isInMatch && mayHost(room, you) && !powersOver(person, room, you).removes;
}

function choicesFor(person: Person, room: FromServerRoom, here: RoomHere): Choice[] {
  const { who, seat } = person;
  const you = here.client.you.value;
  const { votes, silences, removes, offersHost } = powersOver(person, room, you);
  const asks = (request: Request) => () => void here.ask(request);
  const votedSoFar = seat === null ? 0 : (room.seats[seat]?.out?.length ?? 0);
  const decides = votedSoFar + 1 >= votesNeeded(room);
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
        : {
            icon: 'vote',
            title: 'person.vote',
            help: 'person.vote.help',
            act: decides ? toVoteOut(room, person.name, seat, here) : asks({ t: 'vote', seat }),
          },
    );
  if (offersHost && seat !== null)
    choices.push(
      room.host_offer === `seat:${seat}`
        ? {
            icon: 'undo',
            title: 'person.unoffer_host',
            help: 'person.unoffer_host.help',
            act: asks({ t: 'offer_host' }),
          }
        : {
            icon: 'crown',
            title: 'person.offer_host',
            help: 'person.offer_host.help',
            act: asks({ t: 'offer_host', seat }),
          },
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
        act: toRemove(room, person, here),
      },
      { icon: 'ban', title: 'person.ban', help: 'person.ban.help', act: toBan(room, person, here) },
    );
  return choices;
}
