// A question before something that others lose by; what is answered with yes can still be called back.
import { AreYouSure } from '../ui/AreYouSure';
import { Dialog } from '../ui/Dialog';
import type { Question } from './questions';
import { useRoom } from './roomContext';

interface Props {
  question: Question;
  onClose: () => void;
}

export function Sure({ question, onClose }: Props) {
  return (
    <Dialog title={question.title} onClose={onClose}>
      {close => <Answers question={question} close={close} />}
    </Dialog>
  );
}

/** What a dialog holds that asks this, whoever opened it. */
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
