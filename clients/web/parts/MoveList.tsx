// Plays any game as a list of its legal moves, in their notation. For games without a table of their own.
import type { TableProps } from '../games/table';
import { t } from '../words/t';

export default function MoveList({ legal, pending, refusal, readOnly, onMove }: TableProps) {
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title">{t('moves.title')}</h2>
      {refusal && (
        <p class="refusal" role="alert">
          {refusal.text}
        </p>
      )}
      <ul class="moves-list">
        {legal.map(move => (
          <li key={move}>
            <button type="button" disabled={readOnly || pending !== null} onClick={() => onMove(move)}>
              {move}
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
