// Shows any game as a list of legal moves with their texts. It is for games without a table, and for people
// who prefer a list.
import { useEffect, useRef } from 'preact/hooks';
import { notation } from '../browser/appearance';
import { seatName } from '../model/seatNames';
import type { TableProps } from '../model/game';
import { focusIfFree } from '../ui/focus';
import { namesTogether, t } from '../words/t';
import { EventLog, useHistory } from './EventLog';
import { moveText } from './moveText';
import { RawView } from './RawView';
import { TableHead } from './TableHead';
import { TurnBanner } from './TurnBanner';
import { useSounds } from './useSounds';

const noRule = () => null;
const heard = [['match_ended', 'ended']] as const;

export default function MoveList(props: TableProps) {
  const { events, legal } = props;
  const history = useHistory(events);
  useSounds(events, legal.length > 0, heard);
  return (
    <div class="game-place">
      <div class="game-table">
        <TableHead {...props} ruleOf={noRule}>
          <Turn {...props} />
        </TableHead>
        <Moves {...props} />
        <EventLog {...props} told={history} />
        {notation.value === 'on' && (
          <>
            <RawView title={t('moves.position')} value={props.view} />
            <RawView title={t('moves.pieces')} value={props.catalog} />
          </>
        )}
      </div>
    </div>
  );
}

function Turn({ you, names, toAct, legal, result }: TableProps) {
  if (result !== null) return <TurnBanner what={t('turn.over')} />;
  if (legal.length > 0) return <TurnBanner seat={you} isYours what={t('turn.yours')} />;
  return (
    <TurnBanner what={t('round.waits', { names: namesTogether(toAct.map(seat => seatName(names, seat))) })} />
  );
}

function Moves({ game, legal, pending, readOnly, onMove }: TableProps) {
  const first = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (legal.length > 0) focusIfFree(first.current?.querySelector('button') ?? null);
  }, [legal]);
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title">{t('moves.title')}</h2>
      <ul class="moves-list" ref={first}>
        {legal.map(move => (
          <li key={move}>
            <button type="button" disabled={readOnly || pending !== null} onClick={() => onMove(move)}>
              {moveText(game, move)}
              {notation.value === 'on' && <small aria-hidden="true">{move}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        {pending !== null ? t('moves.sending') : legal.length === 0 && t('moves.none')}
      </p>
    </section>
  );
}
