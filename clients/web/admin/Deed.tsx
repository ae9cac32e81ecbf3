// The button of an admin's action, and the question that follows. It asks for details and, with some actions,
// for an end.
import { useState } from 'preact/hooks';
import type { AdminRequest } from 'reami';
import { needed } from '../ui/Fields';
import { t } from '../words/t';
import { asked, useAdmin } from './adminContext';

/** The admin's answers to the question. */
export interface Given {
  until: number;
  note: string;
}

interface Props {
  does: string;
  question: string;
  request: (given: Given) => AdminRequest;
  /** whether the question asks for an end, and for a note with the reason */
  ends?: boolean;
  disabled?: boolean;
  onDone?: () => void;
}

const aWeek = 7 * 86_400_000;

/** Writes a time as an input of type `datetime-local` needs it, in this browser's time zone. */
function localMinute(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function Deed({ does, question, request, ends = false, disabled = false, onDone }: Props) {
  const { token, lookAgain } = useAdmin();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');

  function begin() {
    setUntil(localMinute(Date.now() + aWeek));
    setSaid('');
    setAsking(true);
  }
  async function carryOut(event: Event) {
    event.preventDefault();
    try {
      await asked(token, request({ until: new Date(until).getTime(), note }));
      setAsking(false);
      setSaid(t('admin.done'));
      onDone?.();
      lookAgain();
    } catch (refused) {
      setSaid((refused as Error).message);
    }
  }

  return (
    <div class="deed">
      {!isAsking && (
        <button type="button" class="small" disabled={disabled} onClick={begin}>
          {does}
        </button>
      )}
      {isAsking && (
        <form class="form" onSubmit={event => void carryOut(event)}>
          <p>{question}</p>
          {ends && <Ends until={until} note={note} onUntil={setUntil} onNote={setNote} />}
          <div class="sure">
            <button type="submit" class="warn">
              {does}
            </button>
            <button type="button" ref={focus} onClick={() => setAsking(false)}>
              {t('dialog.cancel')}
            </button>
          </div>
        </form>
      )}
      <p class="deed-said" role="status">
        {said}
      </p>
    </div>
  );
}

interface EndsProps {
  until: string;
  note: string;
  onUntil: (until: string) => void;
  onNote: (note: string) => void;
}

function Ends({ until, note, onUntil, onNote }: EndsProps) {
  return (
    <>
      <label class="text-line">
        <span>{t('admin.until')}</span>
        <input type="datetime-local" required value={until} {...needed(onUntil)} />
      </label>
      <label class="text-line">
        <span>{t('admin.note')}</span>
        <input
          type="text"
          maxLength={200}
          value={note}
          onInput={event => onNote(event.currentTarget.value)}
        />
      </label>
    </>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
