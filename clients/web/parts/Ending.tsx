// The end of a match: the ranking, what broke a tie, or that nobody moved any more; and what can be done now.
import type { FromServerRoom } from 'reami';
import type { MatchResult } from '../games/table';
import { known, t } from '../words/t';
import { Crest } from './Crest';
import { Icon } from './Icon';
import { useRoom } from './roomContext';
import { namesOf } from './seatNames';

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
            <span class="ranking-points">{t('end.points', { points: result.points[seat]! })}</span>
          </li>
        ))}
      </ol>
      {result.broke && (
        <p>{t('end.tie', { reason: known(`broke.${room.game}.${result.broke}`) ?? result.broke })}</p>
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
  return (
    <div class="ending-do">
      <Rematch room={room} />
      <a class="button" href={`/r/${room.code}/${match}`}>
        {t('end.replay')}
      </a>
    </div>
  );
}

function Rematch({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const you = here.client.you.value;
  if (you === null || room.phase !== 'ended') return null;
  if (room.seats[you]?.ready) return <p aria-live="polite">{t('end.rematch_waits')}</p>;
  return (
    <button type="button" class="main large" onClick={() => void here.giveWord({ t: 'rematch' })}>
      <Icon name="again" />
      {t('end.rematch')}
    </button>
  );
}
