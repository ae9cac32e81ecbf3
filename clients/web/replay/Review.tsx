// A review of one player's moves: a strong bot looks at each of them, and the page lists the most costly
// ones.
import type { PlainReviewAnswer, StrongerMove } from 'reami';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isolated } from '../words/isolated';
import { language, t } from '../words/t';
import { decisionsOf, type Decision } from './decisions';

interface Props {
  /** the seats whose moves can be reviewed */
  seats: readonly number[];
  names: Readonly<Record<number, string>>;
  positions: readonly Decision[];
  /** asks the server about the move that led to position `v` */
  review(v: number): Promise<PlainReviewAnswer>;
  /** describes a notation in words */
  inWords(move: string): string;
  onShow(at: number): void;
}

interface Costly {
  at: number;
  played: string;
  stronger: StrongerMove;
}

/** The number of moves in the list. */
const most = 3;

const cost = ({ stronger }: Costly) => stronger.own + stronger.others;

export function Review(props: Props) {
  const [seat, setSeat] = useState<number | null>(null);
  return (
    <section class="card review" aria-labelledby="review">
      <h2 id="review">{t('review.title')}</h2>
      <p class="soft">{t('review.how')}</p>
      <p class="review-seats">
        {props.seats.map(one => (
          <button key={one} type="button" aria-pressed={one === seat} onClick={() => setSeat(one)}>
            {t('review.ask', { name: isolated(props.names[one]!) })}
          </button>
        ))}
      </p>
      {seat !== null && <OfSeat key={seat} seat={seat} {...props} />}
    </section>
  );
}

function OfSeat({ seat, ...props }: Props & { seat: number }) {
  const { done, of, costly, fault } = useReview(seat, props);
  if (fault !== null) return <p role="alert">{fault}</p>;
  return (
    <div class="review-found">
      {done < of && (
        <label>
          {t('review.looks', { at: done + 1, last: of })}
          <progress value={done} max={of} />
        </label>
      )}
      <div role="status">
        {done === of && costly.length === 0 && <p>{t('review.none')}</p>}
        <ol>
          {costly.map(one => (
            <li key={one.at}>
              <p>
                {t('review.move', { move: one.at, played: props.inWords(one.played) })}{' '}
                {t('review.instead', { move: props.inWords(one.stronger.move) })}
              </p>
              <p class="soft">{reason(one.stronger, props.names[seat]!)}</p>
              <button type="button" class="small" onClick={() => props.onShow(one.at)}>
                {t('review.show')}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Asks about the seat's moves one after the other, and keeps those that cost most. */
function useReview(seat: number, { positions, review }: Props) {
  const decisions = useRef(decisionsOf(positions, seat)).current;
  const [done, setDone] = useState(0);
  const [costly, setCostly] = useState<readonly Costly[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    async function next(): Promise<void> {
      for (const [n, at] of decisions.entries()) {
        const { move, stronger } = await review(positions[at]!.v);
        if (!isWanted) return;
        setDone(n + 1);
        if (stronger) setCostly(known => mostCostly([...known, { at, played: move, stronger }]));
      }
    }
    next().catch((refused: Error) => isWanted && setFault(refused.message));
    return () => {
      isWanted = false;
    };
  }, []);
  return { done, of: decisions.length, costly, fault };
}

const mostCostly = (moves: readonly Costly[]) =>
  [...moves].sort((one, other) => cost(other) - cost(one)).slice(0, most);

/** Says who would have had how many points more or fewer. Leaves out a part of less than half a point. */
function reason({ own, others }: StrongerMove, player: string): string {
  const points = (tenths: number) =>
    new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(tenths / 10);
  const name = isolated(player);
  if (others < 5) return t('review.own', { name, points: points(own + others) });
  if (own < 5) return t('review.others', { points: points(own + others) });
  return t('review.both', { name, own: points(own), others: points(others) });
}
