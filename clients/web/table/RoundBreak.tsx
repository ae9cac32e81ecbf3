// The break between two rounds: the button with which players say that they are ready, and the points up to
// now. The button is visible without scrolling.
import { useEffect } from 'preact/hooks';
import { totalsOf, type Rounds } from '../model/rounds';
import { inGame, namesTogether, t } from '../words/t';
import Totals from './Totals';

interface Props {
  game: string;
  rounds: Rounds;
  names: Record<number, string>;
  /** true if the match asks this player */
  isAsked: boolean;
  isSending: boolean;
  onReady: () => void;
}

export default function RoundBreak({ game, rounds, names, isAsked, isSending, onReady }: Props) {
  // A player may have scrolled down to the button. When the next round begins, this scrolls back to the top
  // of the table.
  useEffect(() => () => scrollTo(0, 0), []);
  const waits = Object.keys(totalsOf(rounds)).filter(seat => !(seat in rounds.ready));
  return (
    <section class="card round-break" aria-labelledby="round-break">
      <h2 id="round-break">{inGame(game, 'round.over', { round: rounds.round, rounds: rounds.rounds })}</h2>
      {isAsked ? (
        <button type="button" class="main large" disabled={isSending} onClick={onReady}>
          {inGame(game, 'round.next')}
        </button>
      ) : (
        <p aria-live="polite">
          {t('round.waits', { names: namesTogether(waits.map(seat => names[Number(seat)]!)) })}
        </p>
      )}
      <Totals game={game} rounds={rounds} names={names} />
    </section>
  );
}
