// The player's ended matches, the newest first. Filters choose the game, the result and an opponent. Above
// them is the list of opponents.
import { useEffect, useState } from 'preact/hooks';
import type { PlainMyMatches, PlainMyMatchesRequest, PlainPlayedMatch } from 'reami';
import { limits } from 'reami';
import { at } from '../browser/base';
import { nameOfSeat } from '../model/seatNames';
import { endedMatches, type Game } from '../net/requests';
import { OneOf, TextField } from '../ui/Fields';
import { Loading } from '../ui/Loading';
import { useLoaded } from '../ui/useLoaded';
import { fullDayAndTime } from '../words/moment';
import { language, list, namesTogether, plural, t } from '../words/t';
import { Opponents } from './Opponents';

const all = 'all';
const outcomes = [all, 'won', 'lost', 'no_result'] as const;
type Outcome = (typeof outcomes)[number];

interface Props {
  games: readonly Game[];
  token: string;
}

/** The request that has only the filters that restrict something. */
function requestOf(game: string, outcome: Outcome, opponent: string): PlainMyMatchesRequest {
  return {
    ...(game !== all && { game }),
    ...(outcome !== all && { outcome }),
    ...(opponent.trim() !== '' && { opponent: opponent.trim() }),
  };
}

export function EndedMatches({ games, token }: Props) {
  const [game, setGame] = useState(all);
  const [outcome, setOutcome] = useState<Outcome>(all);
  const [opponent, setOpponent] = useState('');
  const wanted = requestOf(game, outcome, opponent);
  const isFiltered = Object.keys(wanted).length > 0;
  function choose(game: string, outcome: Outcome, opponent: string) {
    setGame(game);
    setOutcome(outcome);
    setOpponent(opponent);
  }
  const titleOf = (name: string) => games.find(one => one.name === name)?.title[language.value] ?? name;
  return (
    <section class="card" aria-labelledby="ended">
      <h2 id="ended">{t('me.ended')}</h2>
      <Opponents token={token} titleOf={titleOf} onPick={(game, name) => choose(game, all, name)} />
      <details class="fold mine-filters">
        <summary>{t('me.filters')}</summary>
        <div class="form">
          <OneOf
            legend={t('me.game')}
            values={[all, ...games.map(one => one.name)]}
            chosen={game}
            words={name => (name === all ? t('me.game.all') : titleOf(name))}
            onChoose={setGame}
          />
          <OneOf
            legend={t('me.outcome')}
            values={outcomes}
            chosen={outcome}
            words={one => t(`me.outcome.${one}`)}
            onChoose={setOutcome}
          />
          <TextField
            label={t('me.opponent')}
            value={opponent}
            longest={limits.longest_name}
            onInput={setOpponent}
          />
        </div>
      </details>
      {isFiltered && (
        <button type="button" class="mine-clear" onClick={() => choose(all, all, '')}>
          {t('me.filters.clear')}
        </button>
      )}
      <Found key={JSON.stringify(wanted)} {...{ wanted, token, titleOf, isFiltered }} />
    </section>
  );
}

interface FoundProps {
  wanted: PlainMyMatchesRequest;
  token: string;
  titleOf: (game: string) => string;
  isFiltered: boolean;
}

/** The matches that the filters choose: the first page, and further pages on request. */
function Found({ wanted, token, titleOf, isFiltered }: FoundProps) {
  const [before, setBefore] = useState<number>();
  const [pages, setPages] = useState<PlainMyMatches[]>([]);
  const { value: page, fault } = useLoaded(
    () => endedMatches({ ...wanted, ...(before !== undefined && { before }) }, token),
    [before],
  );
  useEffect(() => {
    if (page) setPages(known => [...known, page]);
  }, [page]);
  const matches = pages.flatMap(one => one.matches);
  const counts = pages[0]?.counts;
  const more = pages.at(-1)?.more;
  if (!page && pages.length === 0) return <Loading fault={fault} />;
  if (pages.length > 0 && matches.length === 0)
    return <p class="soft">{t(isFiltered ? 'me.none' : 'me.nothing')}</p>;
  return (
    <>
      {counts && (
        <p role="status">
          {plural('me.counts', counts.matches)}: {t('me.counts.won_lost', { ...counts })}
        </p>
      )}
      <ul class="rooms">
        {matches.map(match => (
          <li key={`${match.code} ${match.match}`}>
            <Line match={match} title={titleOf(match.game)} />
          </li>
        ))}
      </ul>
      {fault !== null && <Loading fault={fault} />}
      {more !== undefined && (
        <button type="button" class="mine-more" onClick={() => setBefore(more)}>
          {t('me.more')}
        </button>
      )}
    </>
  );
}

function Line({ match, title }: { match: PlainPlayedMatch; title: string }) {
  const seats = Object.entries(match.seats).map(([seat, who]) => ({ seat: Number(seat), ...who }));
  const others = seats.filter(({ seat }) => seat !== match.you);
  const own = match.seats[match.you];
  const points = [own, ...others].map(one => one?.points).filter(one => one !== undefined);
  const facts = [
    points.length > 0 && points.join(' : '),
    t('mine.against', { names: namesTogether(others.map(one => nameOfSeat(one.seat, one))) }),
  ];
  return (
    <a class="room-line" href={at(`/r/${match.code}/${match.match}`)}>
      <span class="room-line-title">{[title, howItEnded(match, seats.length)].join(' · ')}</span>
      <span class="soft">{facts.filter(Boolean).join(' · ')}</span>
      <time class="soft mine-when" dateTime={new Date(match.ended_at).toISOString()}>
        {fullDayAndTime(match.ended_at)}
      </time>
      <span class="room-line-do">{t('me.replay')}</span>
    </a>
  );
}

/** How the match ended for the player; with more than two seats also the place. */
function howItEnded({ seats, you, no_result }: PlainPlayedMatch, count: number): string {
  const place = seats[you]?.rank;
  if (no_result !== undefined || place === undefined) return t('me.how.no_result');
  const isShared = Object.values(seats).filter(({ rank }) => rank === 1).length > 1;
  const how = t(place > 1 ? 'me.how.lost' : isShared ? 'me.how.shared' : 'me.how.won');
  return count > 2 ? list([how, t('me.place', { place, seats: count })]) : how;
}
