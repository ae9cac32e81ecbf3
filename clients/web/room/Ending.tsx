// The end of a match: the ranking, what broke a tie, or that nobody moved any more; and what can be done now.
import type { FromServerRoom } from 'reami';
import type { MatchResult } from '../model/match';
import { peopleSeats } from '../model/people';
import { namesAt, namesOf } from '../model/seatNames';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { known, plural, t } from '../words/t';
import { useRoom } from './roomContext';

interface Props {
  room: FromServerRoom;
  result: MatchResult;
  /** the number of the match that has ended */
  match: number;
}

export function Ending({ room, result, match }: Props) {
  const names = namesOf(room.seats);
  const seats = Object.keys(result.ranks).map(Number);
  const ranking = seats.sort((a, b) => result.ranks[a]! - result.ranks[b]! || a - b);
  const winners = ranking.filter(seat => result.ranks[seat] === 1).map(seat => names[seat]);
  return (
    <section class="card ending" aria-labelledby="ending">
      <Icon name="crown" />
      <h2 id="ending">
        {t(winners.length > 1 ? 'end.winners' : 'end.winner', { names: winners.join(', ') })}
      </h2>
      <ol class="ranking">
        {ranking.map(seat => (
          <li key={seat}>
            <span class="rank" aria-label={t('end.rank', { rank: result.ranks[seat]! })}>
              {result.ranks[seat]}
            </span>
            <Crest seat={seat} />
            <span class="ranking-name">{names[seat]}</span>
            <span class="ranking-points">{plural('points', result.points[seat]!)}</span>
          </li>
        ))}
      </ol>
      {result.tie_break && (
        <p>
          {t('end.tie', { reason: known(`tie_break.${room.game}.${result.tie_break}`) ?? result.tie_break })}
        </p>
      )}
      <WhatNow room={room} match={match} />
    </section>
  );
}

/** Nobody moved for a long time: the match was put away without a result. */
export function Abandoned({ room, match }: Omit<Props, 'result'>) {
  return (
    <section class="card ending" aria-labelledby="ending">
      <h2 id="ending">{t('end.abandoned')}</h2>
      <p>{t('end.abandoned.why')}</p>
      <WhatNow room={room} match={match} />
    </section>
  );
}

function WhatNow({ room, match }: Omit<Props, 'result'>) {
  const you = useRoom().client.you.value;
  const isNext = room.phase === 'ended';
  return (
    <>
      {isNext && <Wishes room={room} you={you} />}
      <div class="ending-do">
        {isNext && you !== null && !room.seats[you]?.ready && <Rematch />}
        <a class="button" href={`/r/${room.code}/${match}`}>
          {t('end.replay')}
        </a>
      </div>
    </>
  );
}

/** Who wants to play again, and what it waits for: the next match begins by itself. */
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
    <button type="button" class="main large" onClick={() => void here.giveWord({ t: 'rematch' })}>
      <Icon name="again" />
      {t('end.rematch')}
    </button>
  );
}
