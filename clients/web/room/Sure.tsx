// The question before an action that costs another person something. After a yes, the player can still cancel
// the action for a few seconds.
import type { FromServerRoom } from 'reami';
import { AreYouSure } from '../ui/AreYouSure';
import { Dialog } from '../ui/Dialog';
import { type Question, toGiveUp } from './questions';
import { useRoom } from './roomContext';

interface Props {
  room: FromServerRoom;
  /** how the player gives up the seat */
  about: 'leave' | 'stand';
  onClose: () => void;
}

export default function Sure({ room, about, onClose }: Props) {
  const question = toGiveUp(room, about, useRoom());
  return (
    <Dialog title={question.title} onClose={onClose}>
      {close => <Answers question={question} close={close} />}
    </Dialog>
  );
}

/** The content of a dialog that asks this question. */
export function Answers({ question, close }: { question: Question; close: () => void }) {
  const { postponed } = useRoom();
  const { follows, does, says, act } = question;
  return (
    <AreYouSure
      question={follows}
      does={does}
      onDo={() => {
        close();
        postponed.add(says, act);
      }}
      onCancel={close}
    />
  );
}
