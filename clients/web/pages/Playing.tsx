// A room with a match: its table, its players, and its result.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { query } from '../browser/address';
import { endLesson, isLesson, keepPlace, placeInLesson } from '../browser/lessons';
import { withStyle } from '../browser/styles';
import { keepAwake } from '../browser/wakeLock';
import { gameModule, prepare } from '../games/load';
import { listOf, tableOf } from '../games/tables';
import { beginning, type LessonPlace } from '../model/lesson';
import { isOwnBot, peopleSeats } from '../model/people';
import { isBetweenRounds } from '../model/rounds';
import { namesOf, ownersOf } from '../model/seatNames';
import type { MatchView } from '../net/matchView';
import { catalogOf, type Game } from '../net/requests';
import { Chat } from '../room/Chat';
import { Fold } from '../room/Fold';
import { JoinForm } from '../room/JoinForm';
import { type RoomHere, useRoom } from '../room/roomContext';
import { HostSwitches, Seats } from '../room/Seats';
import { TelevisionInvite } from '../room/sharing';
import { UnreadMark } from '../room/Unread';
import { Watchers } from '../room/Watchers';
import { words } from '../room/words';
import ending from '../style/ending.css';
import totalsStyle from '../style/totals.css';
import { countMatch } from '../table/asking';
import { BoardThen } from '../table/BoardThen';
import { PastContext } from '../table/EventLog';
import { LessonContext, type LearningHere } from '../table/lesson/context';
import { toLookAt } from '../table/toLookAt';
import { lazy } from '../ui/lazy';
import { Loading } from '../ui/Loading';
import { useLoaded } from '../ui/useLoaded';
import { t, withWords } from '../words/t';
import { WithClocks } from './WithClocks';

/** The page needs these parts only after the end of a round or of the match. */
const Concluded = lazy(() => withWords(words, withStyle(ending, import('./Concluded'))));
const RoundBreak = lazy(() => withWords(words, withStyle(totalsStyle, import('../table/RoundBreak'))));
const Totals = lazy(() => withWords(words, withStyle(totalsStyle, import('../table/Totals'))));
const Paused = lazy(() => withWords(words, import('./Paused')));
/** The table of a match in which players can leave plans. */
const PlanningTable = lazy(() => import('./PlanningTable'));

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

export function Playing({ room, game, match, isTelevision }: Props) {
  const rounds = match.view;
  const names = namesOf(room);
  const { client } = useRoom();
  const isAbandoned = client.isAbandoned.value;
  const you = isTelevision ? null : client.you.value;
  const hasWords = useWordsOf(room.game);
  useCount(room, match);
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
          <Concluded
            room={room}
            match={match}
            result={isAbandoned ? null : match.result}
            you={you}
            totals={!isTelevision && totals}
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

/** Offers a spectator the seat in which a bot plays on for them. */
function Newcomer({ room }: { room: FromServerRoom }) {
  const { you, who } = useRoom().client;
  const isOwn = Object.values(room.seats).some(seat => isOwnBot(seat, who.value));
  if (you.value !== null || !isOwn) return null;
  return (
    <section class="card">
      <JoinForm room={room} takesBack />
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

/** How the viewer takes the last turn back: alone, or by asking the others; null if neither is possible. */
function undoOf(match: MatchView, room: FromServerRoom, here: RoomHere): (() => void) | null {
  if (match.undo !== null) return () => here.client.play(['undo'], match.undo);
  if (!match.canAskForUndo || room.offer) return null;
  return () => void here.ask({ t: 'offer', what: 'undo' });
}

/** Whether players look in when they like. In a match that people play together, nobody needs a plan. */
export const takesDays = ({ time }: FromServerRoom) => time.kind === 'days' || time.pace === 'whenever';

/** Whether all opponents of the player are bots, so that the player may ask for hints. */
const isAloneWithBots = ({ seats }: FromServerRoom, you: number | null) =>
  you !== null &&
  Object.entries(seats).every(([seat, who]) => Number(seat) === you || who?.bot !== undefined);

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
  const here = useRoom();
  const { client } = here;
  const { value: catalog, fault } = useLoaded(
    () => catalogOf(room.game, match.catalog),
    [room.game, match.catalog],
  );
  const isList = query.value.has('list') || gameModule(game.name) === null;
  const Table = isList ? listOf(game.name) : takesDays(room) ? PlanningTable : tableOf(game.name);
  const names = namesOf(room);
  const told = client.past.told.value;
  const past = useMemo(
    () => ({ told, names: ownersOf(room), want: () => client.past.want(), showsThen: !isList }),
    [client, told, isList, room],
  );
  const learns = room.prepared === true && isLesson(room.code);
  const learning = useMemo(() => (learns ? learningIn(room.code, game) : null), [learns, room.code]);
  const rests = isTelevision || room.phase === 'held' || client.isAbandoned.value;
  const asksNobody = rests || isBetweenRounds || room.pause !== undefined;
  const sent = client.pendingRequests.moves.value;
  if (catalog === null) return <Loading fault={fault} />;
  if (isBetweenRounds && isList) return null;
  return (
    <PastContext.Provider value={past}>
      <LessonContext.Provider value={learning}>
        <WithClocks room={room} match={match.match} isTelevision={isTelevision} isList={isList}>
          <Table
            game={game.name}
            view={match.view}
            options={room.options}
            catalog={catalog}
            you={isTelevision ? null : client.you.value}
            names={names}
            toAct={match.toAct}
            legal={asksNobody ? [] : match.legal}
            ask={asksNobody ? null : match.ask}
            paused={room.pause && <Paused room={room} />}
            events={match.events}
            pending={sent?.[0] === 'undo' ? null : sent}
            refusal={client.refusal.value}
            result={match.result}
            readOnly={rests || client.you.value === null}
            onMove={(...moves) => client.play(moves)}
            onUndo={rests || room.pause ? null : undoOf(match, room, here)}
            onPreview={moves => client.preview(moves)}
            {...(isAloneWithBots(room, client.you.value) &&
              !learns &&
              match.ask !== null && { onHint: () => client.questions.hint(match) })}
          />
        </WithClocks>
      </LessonContext.Provider>
      <BoardThen position={v => client.questions.position(match, v)}>
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
