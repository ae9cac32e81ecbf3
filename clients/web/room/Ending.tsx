// The result of a match, and what the player can do next. The result is the winner with the margin or the
// tie-break, or that the match has none.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { isStill } from '../browser/appearance';
import { at } from '../browser/base';
import type { MatchResult } from '../model/match';
import { outcomeOf, type Outcome } from '../model/outcome';
import { peopleSeats } from '../model/people';
import { namesAt, namesOf, seatName, type Names } from '../model/seatNames';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { useCounting } from '../ui/useCounting';
import { known, knownPlural, list, namesTogether, plural, t } from '../words/t';
import { CourseOfMatch } from './CourseOfMatch';
import { useRoom } from './roomContext';
import type { Picture as PictureOf } from './sharePicture';

interface Props {
  room: FromServerRoom;
  result: MatchResult;
  /** the number of the match that has ended */
  match: number;
  /** the viewer's seat; null for a spectator */
  you: number | null;
  /** the table that shows where the points come from */
  breakdown: ComponentChildren;
  /** the settings of the next match */
  next: ComponentChildren;
  /** the points of each round, if the match has several rounds */
  totals?: ComponentChildren;
}

/** The end of a match. A match without a result was given up. */
export default function Ending({ result, ...props }: Omit<Props, 'result'> & { result: MatchResult | null }) {
  return result === null ? <Abandoned {...props} /> : <Ended {...props} result={result} />;
}

function Ended({ room, result, match, you, next, breakdown, totals }: Props) {
  const names = namesOf(room);
  const outcome = outcomeOf(result, you);
  const isJoyful = outcome.kind !== 'lost';
  const pointsOf = (points: number) => knownPlural(`points.${room.game}`, points) ?? plural('points', points);
  return (
    <section class="card ending" aria-labelledby="ending">
      {isJoyful && <Confetti seats={outcome.winners} />}
      <h2 id="ending">
        {isJoyful && <Icon name="crown" />}
        {headline(outcome, names, you)}
      </h2>
      <ol class="ranking">
        {outcome.ranking.map(seat => (
          <li key={seat} class={outcome.winners.includes(seat) ? `winner seat-${seat}` : undefined}>
            <span class="rank" role="img" aria-label={t('end.rank', { rank: result.ranks[seat]! })}>
              {outcome.winners.includes(seat) ? <Icon name="crown" /> : result.ranks[seat]}
            </span>
            <Crest seat={seat} />
            <span class="ranking-name" title={names[seat]}>
              {names[seat]}
            </span>
            <Counted points={result.points[seat]!} text={pointsOf} />
          </li>
        ))}
      </ol>
      <WhatNow room={room} match={match} hasProof={room.prepared !== true}>
        <Picture
          of={() => ({
            game: known(`game.${room.game}`) ?? room.game,
            headline: headline(outcomeOf(result, null), names, null),
            ranking: outcome.ranking.map(seat => ({
              seat,
              name: seatName(names, seat),
              points: pointsOf(result.points[seat]!),
            })),
            place: location.host,
          })}
        />
      </WhatNow>
      {result.agreed === true && <p>{t('end.as_it_stood')}</p>}
      {result.left && <p>{t('end.left', { names: list(result.left.map(seat => seatName(names, seat))) })}</p>}
      <TieBreak game={room.game} result={result} names={names} />
      {totals}
      {breakdown}
      <div class="ending-more">
        <CourseOfMatch key={match} code={room.code} match={match} names={names} />
        {room.phase === 'ended' && next}
      </div>
    </section>
  );
}

/** Points that count up from zero. Screen readers read only the final number. */
function Counted({ points, text }: { points: number; text(points: number): string }) {
  const shown = useCounting(points, 0, 1200);
  return (
    <span class="ranking-points">
      <span class="visually-hidden">{text(points)}</span>
      <span aria-hidden="true">{text(shown)}</span>
    </span>
  );
}

const pieces = Array.from({ length: 28 }, (_, n) => n);

/** Confetti in the colours of the winners. Each piece falls once. The pieces begin at different times. */
function Confetti({ seats }: { seats: readonly number[] }) {
  if (isStill.value) return null;
  return (
    <div class="confetti" aria-hidden="true">
      {pieces.map(n => (
        <i
          key={n}
          class={n % 3 === 0 ? 'gold' : `seat-${seats[n % seats.length]}`}
          style={{
            left: `${(n * 37) % 100}%`,
            animationDelay: `${((n * 53) % 90) / 100}s`,
            animationDuration: `${1.6 + ((n * 29) % 12) / 10}s`,
          }}
        />
      ))}
    </div>
  );
}

const headlines = {
  won: ['end.won', 'end.won.tie'],
  lost: ['end.lost', 'end.lost.tie'],
  told: ['end.winner', 'end.winner.tie'],
} as const;

function headline({ kind, winners, margin }: Outcome, names: Names, you: number | null): string {
  const values = { names: namesTogether(winners.map(seat => seatName(names, seat))), margin };
  if (kind === 'shared') return t(you === null ? 'end.winners' : 'end.winners.you', values);
  return t(headlines[kind][margin > 0 ? 0 : 1], values);
}

/** The tie-break, and the number of each player in it. */
function TieBreak({ game, result, names }: { game: string; result: MatchResult; names: Names }) {
  const { tie_break: by } = result;
  if (!by) return null;
  const figures = Object.entries(result.tie_breaks?.[by] ?? {});
  return (
    <p>
      {t('end.tie', {
        reason: known(`tie_break.${game}.${by}`) ?? by,
        figures: list(figures.map(([seat, figure]) => `${seatName(names, Number(seat))} ${figure}`)),
      })}
    </p>
  );
}

const withoutResult = {
  abandoned: ['end.abandoned', 'end.abandoned.why'],
  by_admin: ['end.by_admin', 'end.by_admin.why'],
  agreed: ['end.agreed', 'end.agreed.why'],
} as const;

/** The end of a match without a result. */
function Abandoned({ room, match, next }: Pick<Props, 'room' | 'match' | 'next'>) {
  const [title, why] = withoutResult[room.no_result ?? 'abandoned'];
  return (
    <section class="card ending" aria-labelledby="ending">
      <h2 id="ending">{t(title)}</h2>
      <p>{t(why)}</p>
      <WhatNow room={room} match={match} />
      {room.phase === 'ended' && next}
    </section>
  );
}

type WhatNowProps = Pick<Props, 'room' | 'match'> & {
  /** true if the match has the data for the fairness check */
  hasProof?: boolean;
  children?: ComponentChildren;
};

function WhatNow({ room, match, hasProof = false, children }: WhatNowProps) {
  const you = useRoom().client.you.value;
  const isNext = room.phase === 'ended';
  return (
    <>
      <div class="ending-do">
        {isNext && you !== null && !room.seats[you]?.ready && <Rematch />}
        <a class="button" href={at(`/r/${room.code}/${match}`)}>
          {t('end.replay')}
        </a>
        {hasProof && (
          <a class="button" href={at(`/r/${room.code}/${match}#proof`)}>
            {t('end.fairness')}
          </a>
        )}
        {children}
      </div>
      {isNext && <Wishes room={room} you={you} />}
    </>
  );
}

/** A button that draws a picture of the match and shares it. */
function Picture({ of }: { of(): PictureOf }) {
  const [isDrawing, draw] = useState(false);
  const [failed, fail] = useState(false);
  async function share() {
    draw(true);
    fail(false);
    try {
      const { sharePicture } = await import('./sharePicture');
      await sharePicture(of());
    } catch {
      fail(true);
    }
    draw(false);
  }
  return (
    <>
      <button type="button" disabled={isDrawing} onClick={() => void share()}>
        {t('end.picture')}
      </button>
      {failed && (
        <p class="refusal" role="alert">
          {t('end.picture.failed')}
        </p>
      )}
    </>
  );
}

/** Which players want a rematch, and which have not answered. The next match begins by itself. */
function Wishes({ room, you }: { room: FromServerRoom; you: number | null }) {
  const seats = Object.entries(room.seats);
  const people = peopleSeats(room);
  const willing = people.filter(seat => room.seats[seat]!.ready);
  if (willing.length === 0) return null;
  const wanting = willing.filter(seat => seat !== you);
  const missing = people.filter(seat => !willing.includes(seat) && seat !== you);
  const isEmpty = seats.some(([, who]) => who === null);
  return (
    <div class="ending-wishes" aria-live="polite">
      {you !== null && willing.includes(you) && <p>{t('end.rematch_wanted')}</p>}
      {wanting.length > 0 && (
        <p>{plural('end.want', wanting.length, { names: namesAt(room.seats, wanting) })}</p>
      )}
      {missing.length > 0 && <p>{t('end.missing', { names: namesAt(room.seats, missing) })}</p>}
      {isEmpty && <p>{t('end.empty_seat')}</p>}
    </div>
  );
}

function Rematch() {
  const here = useRoom();
  return (
    <button
      type="button"
      class="main large"
      disabled={here.givesWord.value}
      onClick={() => void here.giveWord({ t: 'rematch' })}
    >
      <Icon name="again" />
      {t('end.rematch')}
    </button>
  );
}
