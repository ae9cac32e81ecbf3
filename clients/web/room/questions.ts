// The questions before a player removes a person or leaves a running match. Each says what this means for the
// seat and the match. PROTOCOL.md, "People".
import type { FromServerRoom } from 'reami';
import type { Person } from '../model/people';
import { t } from '../words/t';
import type { RoomHere } from './roomContext';

export interface Question {
  title: string;
  /** what the action means for the seat and the match */
  follows: string;
  /** the text of the button that confirms the action */
  does: string;
  /** the text about the action, with the remaining seconds */
  says: (seconds: number) => string;
  act: () => void;
}

/** What this means for the seat in the running match; empty if no match is running. */
function forTheSeat({ phase }: FromServerRoom, seat: number | null): string {
  return phase === 'playing' && seat !== null ? ` ${t('sure.seat', { seat })}` : '';
}

function ofRemoving(
  room: FromServerRoom,
  seat: number | null,
  name: string,
  follows: string,
  act: () => void,
) {
  return {
    title: t('sure.remove', { name }),
    follows: follows + forTheSeat(room, seat),
    does: t('sure.remove.do'),
    says: (seconds: number) => t('soon.removed', { name, seconds }),
    act,
  };
}

export function toRemove(room: FromServerRoom, { who, name, seat }: Person, here: RoomHere): Question {
  const follows = t('sure.remove.follows', { name });
  return ofRemoving(room, seat, name, follows, () => void here.ask({ t: 'kick', who }));
}

/** The question before the vote that decides. */
export function toVoteOut(room: FromServerRoom, name: string, seat: number, here: RoomHere): Question {
  const follows = t('sure.vote.follows', { name });
  return ofRemoving(room, seat, name, follows, () => void here.ask({ t: 'vote', seat }));
}

export function toBan(room: FromServerRoom, { who, name }: Person, here: RoomHere): Question {
  return {
    title: t('person.ban.sure', { name }),
    follows: t(room.phase === 'playing' ? 'person.ban.really.match' : 'person.ban.really', { name }),
    does: t('person.ban.do'),
    says: seconds => t('soon.banned', { name, seconds }),
    act: () => void here.ask({ t: 'ban', who }),
  };
}

const givingUp = {
  leave: { title: 'sure.leave', does: 'sure.leave.do', says: 'soon.leave' },
  stand: { title: 'sure.stand', does: 'sure.stand.do', says: 'soon.stand' },
} as const;

/**
 * The question before a player gives up the seat. `leave` also leaves the room, and `stand` stays in it as a
 * spectator.
 */
export function toGiveUp(room: FromServerRoom, how: keyof typeof givingUp, here: RoomHere): Question {
  const { title, does, says } = givingUp[how];
  return {
    title: t(title),
    follows: t('sure.give_up.follows') + forTheSeat(room, here.client.you.value),
    does: t(does),
    says: seconds => t(says, { seconds }),
    act: () => void here.ask({ t: how }),
  };
}
