// A room with a match: its table, its players, and its result.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { FromServerOccupant, FromServerRoom } from 'reami';
import { query } from '../browser/address';
import { endLesson, isLesson, keepPlace, placeInLesson } from '../browser/lessons';
import { withStyle } from '../browser/styles';
import { keepAwake } from '../browser/wakeLock';
import { gameModule, prepare } from '../games/load';
import { listOf, tableOf } from '../games/tables';
import { beginning, type LessonPlace } from '../model/lesson';
import { isRefused } from '../model/match';
import type { PastMoves } from '../model/pastMoves';
import { peopleSeats } from '../model/people';
import { isBetweenRounds, type Rounds } from '../model/rounds';
import { namesOf } from '../model/seatNames';
import type { MatchView } from '../net/matchView';
import { catalogOf, type Game } from '../net/requests';
import type { RoomClient } from '../net/roomClient';
import { Chat } from '../room/Chat';
import { Fold } from '../room/Fold';
import { JoinForm } from '../room/JoinForm';
import { useRoom } from '../room/roomContext';
import { HostSwitches, Seats } from '../room/Seats';
import { TelevisionInvite } from '../room/sharing';
import { UnreadMark } from '../room/Unread';
import { Watchers } from '../room/Watchers';
import { words } from '../room/words';
import ending from '../style/ending.css';
import { countMatch } from '../table/asking';
import { BoardThen } from '../table/BoardThen';
import { PastContext } from '../table/EventLog';
import { LessonContext, type LearningHere } from '../table/lesson/context';
import { toLookAt } from '../table/toLookAt';
import { lazy } from '../ui/lazy';
import { Loading } from '../ui/Loading';
import { useLoaded } from '../ui/useLoaded';
import { t, withWords } from '../words/t';

/** The page needs these parts only after the end of a round or of the match. */
const BreakdownTable = lazy(() => withWords(words, import('../games/BreakdownTable')));
const Ending = lazy(() => withWords(words, withStyle(ending, import('../room/Ending'))));
const RoundBreak = lazy(() => withWords(words, import('../table/RoundBreak')));
const Totals = lazy(() => withWords(words, import('../table/Totals')));

interface Props {
  room: FromServerRoom;
  game: Game;
  match: MatchView;
  /** true for a screen that people read from across a room */
  isTelevision: boolean;
}

/**
 * Whether the game's words are loaded. Games have different words for their rounds, for example challenges.
 */
function useWordsOf(game: string): boolean {
  const { value } = useLoaded(() => prepare(gameModule(game)), [game]);
  return value !== null;
}

/**
 * Counts the matches of this person. Whether the client asks before a move depends on this number, unless the
 * person has chosen.
 */
function useCount(room: FromServerRoom, { match, result }: MatchView): void {
  const { you } = useRoom().client;
  const isPlayed = result !== null && you.value !== null;
  useEffect(() => {
    if (isPlayed) countMatch(`${room.code} ${match}`);
  }, [isPlayed, room.code, match]);
}

/** The position at the end of each earlier round, by the number of the round. */
function endsOf(told: PastMoves, { round: now }: Rounds): ReadonlyMap<number, number> {
  const ended = told.flatMap(({ v, events }) =>
    events.flatMap(({ e, round }) => (e === 'round_ended' ? [[Number(round), v] as const] : [])),
  );
  return new Map(ended.filter(([round]) => round < now));
}

async function viewAt(client: RoomClient, v: number): Promise<Rounds | null> {
  const view = await client.position(v);
  return isRefused(view) ? null : view;
}

export function Playing({ room, game, match, isTelevision }: Props) {
  const rounds = match.view;
  const names = namesOf(room);
  const { client } = useRoom();
  const isAbandoned = client.isAbandoned.value;
  const you = isTelevision ? null : client.you.value;
  const hasWords = useWordsOf(room.game);
  useCount(room, match);
  const ends = endsOf(client.past.told.value, rounds);
  const isOver = match.result !== null || isAbandoned;
  const runs = room.phase === 'playing' && !isOver;
  useEffect(() => (runs ? keepAwake() : undefined), [runs]);
  const isBetween = isBetweenRounds(rounds) && !isAbandoned;
  const isAtBreak = isBetween && hasWords;
  const hadCompany = useRef(false);
  hadCompany.current ||= peopleSeats(room).length + room.watching > 1;
  const totals = hasWords && rounds.rounds > 1 && !isBetween && (
    <Totals game={room.game} rounds={rounds} names={names} />
  );
  return (
    <div class={isTelevision ? 'television' : 'playing'}>
      <div class={isOver || isAtBreak ? 'playing-table concluded' : 'playing-table'}>
        {isOver && (
          <Ending
            room={room}
            result={isAbandoned ? null : match.result}
            match={match.match}
            you={you}
            totals={!isTelevision && totals}
            breakdown={
              <BreakdownTable
                game={room.game}
                view={rounds}
                result={match.result}
                catalog={() => catalogOf(room.game, match.catalog)}
                names={names}
                earlier={[...ends.keys()]}
                endOf={round => viewAt(client, ends.get(round)!)}
              />
            }
          />
        )}
        {isAtBreak && <Break room={room} match={match} />}
        <Board
          room={room}
          game={game}
          match={match}
          isTelevision={isTelevision}
          isBetweenRounds={isBetween}
        />
        {isTelevision && totals}
        {isTelevision && <TelevisionInvite code={room.code} isLarge={false} />}
      </div>
      {!isTelevision && (
        <aside class="playing-side" aria-label={t('room.people')}>
          <Newcomer room={room} />
          <Fold name="seats" title={t('room.seats')} startsOpen={hadCompany.current}>
            <Seats room={room} bots={game.bots} />
            <HostSwitches room={room} />
            <Watchers room={room} />
            {!isOver && totals}
          </Fold>
          <Fold name="chat" title={t('chat.title')} mark={<UnreadMark />} startsOpen={hadCompany.current}>
            <Chat room={room} isTitled />
          </Fold>
        </aside>
      )}
    </div>
  );
}

/**
 * Offers a seat to a spectator: the spectator's own seat, in which a bot or another person plays on, or an
 * empty seat.
 */
function Newcomer({ room }: { room: FromServerRoom }) {
  const { you, who } = useRoom().client;
  const seats = Object.values(room.seats);
  const isOwn = (seat: FromServerOccupant | null) =>
    seat !== null && (seat.owner ?? (seat.bot !== undefined ? seat.who : undefined)) === who.value;
  const hasOwn = seats.some(isOwn);
  if (you.value !== null || !(hasOwn || seats.includes(null))) return null;
  return (
    <section class="card">
      <JoinForm room={room} takesBack={hasOwn} />
    </section>
  );
}

function Break({ room, match }: Pick<Props, 'room' | 'match'>) {
  const { client } = useRoom();
  return (
    <RoundBreak
      game={room.game}
      rounds={match.view}
      names={namesOf(room)}
      isAsked={match.legal.includes('ready') && room.phase !== 'held'}
      isSending={client.pendingRequests.moves.value !== null}
      onReady={() => client.play(['ready'])}
    />
  );
}

/** What a lesson needs from this browser. */
const learningIn = (code: string, game: Game): LearningHere => ({
  place: () => (placeInLesson(code) as LessonPlace | null) ?? beginning,
  keep: place => keepPlace(code, place),
  end: () => endLesson(code),
  play: async () => (await import('../home/playNow')).playNow(game),
});

/**
 * The game's own table, or the list of moves. The table stays visible between rounds. The list is hidden
 * between rounds, because the player then has no moves.
 */
function Board({ room, game, match, isTelevision, isBetweenRounds }: Props & { isBetweenRounds: boolean }) {
  const { client } = useRoom();
  const { value: catalog, fault } = useLoaded(
    () => catalogOf(room.game, match.catalog),
    [room.game, match.catalog],
  );
  const isList = query.value.has('list') || gameModule(game.name) === null;
  const Table = isList ? listOf(game.name) : tableOf(game.name);
  const names = namesOf(room);
  const told = client.past.told.value;
  const past = useMemo(
    () => ({ told, want: () => client.past.want(), showsThen: !isList }),
    [client, told, isList],
  );
  const learns = room.prepared === true && isLesson(room.code);
  const learning = useMemo(() => (learns ? learningIn(room.code, game) : null), [learns, room.code]);
  const rests = isTelevision || room.phase === 'held' || client.isAbandoned.value;
  if (catalog === null) return <Loading fault={fault} />;
  if (isBetweenRounds && isList) return null;
  return (
    <PastContext.Provider value={past}>
      <LessonContext.Provider value={learning}>
        <Table
          game={game.name}
          view={match.view}
          options={room.options}
          catalog={catalog}
          you={isTelevision ? null : client.you.value}
          names={names}
          toAct={match.toAct}
          legal={rests || isBetweenRounds ? [] : match.legal}
          ask={rests || isBetweenRounds ? null : match.ask}
          events={match.events}
          pending={client.pendingRequests.moves.value}
          refusal={client.refusal.value}
          result={match.result}
          readOnly={rests || client.you.value === null}
          onMove={(...moves) => client.play(moves)}
          onPreview={moves => client.preview(moves)}
        />
      </LessonContext.Provider>
      <BoardThen position={v => client.position(v)}>
        {view => (
          <Table
            {...toLookAt}
            game={game.name}
            view={view}
            options={room.options}
            catalog={catalog}
            names={names}
            toAct={[]}
            events={[]}
            result={null}
          />
        )}
      </BoardThen>
    </PastContext.Provider>
  );
}
