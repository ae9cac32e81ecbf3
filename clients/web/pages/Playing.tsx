// A room with a match: its table, who sits there, the end.
import type { FromServerRoom } from 'reami';
import type { ComponentType } from 'preact';
import { tables, type TableProps } from '../games';
import type { MatchView } from '../net/matchView';
import { catalogOf, type Game } from '../net/requests';
import { Chat } from '../parts/Chat';
import { Ending } from '../parts/Ending';
import { JoinForm } from '../parts/JoinForm';
import { lazily } from '../parts/lazily';
import { isBetweenRounds, roundsOf } from '../parts/rounds';
import { RoundBreak } from '../parts/RoundBreak';
import { useRoom } from '../parts/roomContext';
import { Seats } from '../parts/Seats';
import { namesOf } from '../parts/seatNames';
import { Totals } from '../parts/Totals';
import { useLoaded } from '../parts/useLoaded';
import { plural, t } from '../words/t';

const List = lazily(() => import('../parts/MoveList'));
const loaded = new Map<string, ComponentType<TableProps>>();

/** That game's table; the list of moves for a game without one, or if `?list` stands in the address. */
function tableOf(game: string): ComponentType<TableProps> {
  if (new URLSearchParams(location.search).has('list')) return List;
  const table = loaded.get(game) ?? (tables[game] ? lazily(tables[game]) : List);
  loaded.set(game, table);
  return table;
}

interface Props {
  room: FromServerRoom;
  game: Game;
  match: MatchView;
  /** a board to read from across a room */
  isTelevision: boolean;
}

export function Playing({ room, game, match, isTelevision }: Props) {
  const here = useRoom();
  const isSeated = here.client.you.value !== null;
  const canSit = !isSeated && !isTelevision && Object.values(room.seats).some(who => who === null);
  const rounds = roundsOf(match.view);
  return (
    <div class={isTelevision ? 'playing television' : 'playing'}>
      <div class="playing-table">
        {match.result && <Ending room={room} result={match.result} match={match.match} />}
        <Match room={room} game={game} match={match} isTelevision={isTelevision} />
      </div>
      <aside class="playing-side" aria-label={t('room.people')}>
        {canSit && (
          <section class="card">
            <JoinForm room={room} />
          </section>
        )}
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">{t('room.seats')}</h2>
          <Seats room={room} bots={game.bots} />
          {!isSeated && !isTelevision && <TakeBack room={room} />}
          {room.watching > 0 && <p class="soft">{plural('room.watching', room.watching)}</p>}
          {rounds.rounds > 1 && <Totals rounds={rounds} names={namesOf(room.seats)} />}
        </section>
        {!isTelevision && (
          <div class="card">
            <Chat />
          </div>
        )}
      </aside>
    </div>
  );
}

/** For somebody for whom a bot plays on. The server knows whose seat it was. */
function TakeBack({ room }: { room: FromServerRoom }) {
  const kept = Object.values(room.seats).some(who => who?.bot !== undefined && who.name !== undefined);
  return kept ? <JoinForm room={room} /> : null;
}

function Match({ room, game, match, isTelevision }: Props) {
  const { client } = useRoom();
  const { value: catalog, fault } = useLoaded(
    () => catalogOf(room.game, match.catalog),
    [room.game, match.catalog],
  );
  const rounds = roundsOf(match.view);
  const isBetween = isBetweenRounds(rounds);
  const Table = tableOf(game.name);
  if (fault !== null) return <p class="refusal">{fault}</p>;
  if (catalog === null) return null;
  return (
    <>
      {isBetween && (
        <RoundBreak
          rounds={rounds}
          names={namesOf(room.seats)}
          isAsked={match.legal.includes('ready')}
          isSending={client.pending.value !== null}
          onReady={() => client.play('ready')}
        />
      )}
      {!(isBetween && Table === List) && (
        <Table
          view={match.view}
          options={room.options}
          catalog={catalog}
          you={isTelevision ? null : client.you.value}
          names={namesOf(room.seats)}
          toAct={match.toAct}
          legal={isTelevision || isBetween ? [] : match.legal}
          events={match.events}
          pending={client.pending.value}
          refusal={client.refusal.value}
          result={match.result}
          readOnly={isTelevision || client.you.value === null || room.phase === 'held'}
          onMove={move => client.play(move)}
        />
      )}
    </>
  );
}
