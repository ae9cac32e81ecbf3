// In a match over days: shows a player who comes back the moves since their last look, one after the other.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { keepLook, lookAt } from '../browser/lastLook';
import { eventTextOf } from '../games/load';
import { ownersOf } from '../model/seatNames';
import type { RoomClient } from '../net/roomClient';
import { heldLine } from '../table/heldLine';
import { Icon } from '../ui/Icon';
import { useLoaded } from '../ui/useLoaded';
import { plural, t } from '../words/t';

interface Props {
  client: RoomClient;
  room: FromServerRoom;
  /** the number of the match */
  match: number;
}

/** The numbers of moves at the player's last look and when they came back; null for a first look. */
function useMissed({ client, room: { code }, match }: Props): { from: number; until: number } | null {
  const v = () => client.match.peek()?.v ?? 0;
  const missed = useMemo(() => {
    const look = lookAt(code);
    return look?.match === match ? { from: look.v, until: v() } : null;
  }, [code, match]);
  useEffect(() => {
    const keep = () => keepLook({ code, match, v: v() });
    const keepIfHidden = () => document.hidden && keep();
    document.addEventListener('visibilitychange', keepIfHidden);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keepIfHidden);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [client, code, match]);
  return missed;
}

export function SinceLooked(props: Props) {
  const { client, room } = props;
  const missed = useMissed(props);
  const [step, setStep] = useState<number | null>(null);
  const [isClosed, setClosed] = useState(false);
  const hasMissed = missed !== null && missed.until > missed.from;
  useEffect(() => {
    if (hasMissed) client.past.want();
  }, [client, hasMissed]);
  useEffect(() => () => void (heldLine.value = null), []);
  const { value: eventText } = useLoaded(() => eventTextOf(room.game), [room.game]);
  if (!hasMissed || isClosed || eventText === null) return null;
  const names = ownersOf(room);
  const moves = client.past.told.value
    .filter(({ v }) => v > missed.from && v <= missed.until)
    .map(({ v, events }) => ({ v, text: events.map(event => eventText(event, names)).join(' ') }));
  if (moves.length === 0) return null;

  function show(at: number | null) {
    setStep(at);
    heldLine.value = at === null ? null : { ...moves[at]!, isStepped: true };
  }
  function close() {
    show(null);
    setClosed(true);
  }
  return step === null ? (
    <p role="status">
      <span>{plural('since', moves.length)}</span>
      <button type="button" class="small" onClick={() => show(0)}>
        {t('since.show')}
      </button>
      <button type="button" class="small plain" aria-label={t('dialog.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </p>
  ) : (
    <Steps at={step} count={moves.length} onStep={show} onEnd={close} />
  );
}

interface StepsProps {
  at: number;
  count: number;
  onStep(at: number): void;
  onEnd(): void;
}

/** The buttons below the earlier tables. */
function Steps({ at, count, onStep, onEnd }: StepsProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const isLast = at === count - 1;
  return (
    <section
      class="since-steps"
      aria-label={plural('since', count)}
      onKeyDown={event => event.key === 'Escape' && onEnd()}
    >
      <span>{t('since.step', { step: at + 1, steps: count })}</span>
      <button type="button" disabled={at === 0} onClick={() => onStep(at - 1)}>
        {t('since.back')}
      </button>
      <button ref={next} type="button" class="main" onClick={() => (isLast ? onEnd() : onStep(at + 1))}>
        {t(isLast ? 'since.end' : 'since.next')}
      </button>
      {!isLast && (
        <button type="button" class="plain" onClick={onEnd}>
          {t('since.skip')}
        </button>
      )}
    </section>
  );
}
