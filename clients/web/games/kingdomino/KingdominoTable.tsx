// The table of Kingdomino: whose turn it is, the rows of dominoes, all kingdoms, and the log.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { KingdominoEvents } from 'reami';
import type { TableProps } from '../../model/game';
import { seatName } from '../../model/seatNames';
import { EventLog, useHistory } from '../../table/EventLog';
import { TableFrame } from '../../table/TableFrame';
import { TableHead } from '../../table/TableHead';
import { useSounds } from '../../table/useSounds';
import { type Arrival, useTravel } from '../../table/useTravel';
import { focusIfFree } from '../../ui/focus';
import { Act } from './Act';
import { DominoRows } from './DominoRows';
import { Drawings } from './drawings/Drawings';
import { kingdomOf, limitsOf, sizeOf } from './kingdom';
import type { Held } from './KingdomBoard';
import { Hand, OwnKingdom } from './OwnKingdom';
import { ruleOf } from './rules/ruleOf';
import { OwnScore, SmallPanel, useLook, WatchedPanel } from './SeatPanel';
import { TurnBanner } from './TurnBanner';
import type { Kingdomino } from './types';
import { useOwnBoard } from './useOwnBoard';
import { useTurn, type Turn } from './useTurn';

const silence: KingdominoEvents = [];
const heard = [
  ['match_ended', 'ended'],
  ['discarded', 'discarded'],
  ['placed', 'placed'],
  ['chosen', 'chosen'],
] as const;

type OwnProps = TableProps<Kingdomino> & { own: number };

/** The turn that a player lays out, and the parts of the table that depend on it. */
export interface LaidOut {
  turn: Turn;
  /** the domino that the turn places; null if it places none */
  domino: number | null;
  act: JSX.Element;
  /** a domino that lies on the board only in a plan */
  planned?: Held | null;
  wishFor?: RowsProps['wishFor'];
}

function usePresent(props: OwnProps): LaidOut {
  const { own, view, catalog } = props;
  const turn = useTurn(props);
  return {
    turn,
    domino: turn.placements.length > 0 ? (view.table.placing ?? null) : null,
    act: <Act turn={turn} view={view.table} seat={own} catalog={catalog} />,
  };
}

interface Props extends TableProps<Kingdomino> {
  /** lays out a turn that the match does not ask for yet */
  useLaidOut?: typeof usePresent;
  /** a text that is more important now than the reason of the turn */
  news?: string;
}

export default function KingdominoTable({ useLaidOut = usePresent, news, ...props }: Props) {
  const { view, events, names, you, legal, result, readOnly } = props;
  const told = useHistory(events).filter(({ event }) => view.rounds > 1 || event.e !== 'round_ended');
  // After the end, players see the table of spectators, on which all kingdoms have one size.
  const own = you !== null && !readOnly && result === null ? you : null;
  useSounds(readOnly ? silence : events, legal.length > 0, heard);
  const head = (
    <TableHead {...props} ruleOf={ruleOf}>
      <TurnBanner view={view.table} you={own} names={names} isOver={result !== null} news={news} />
    </TableHead>
  );
  const log = <EventLog {...props} told={told} />;
  useTravel(useArrivals(events, own));
  return (
    <>
      <Drawings />
      {own === null ? (
        <Watching {...props} head={head} log={log} />
      ) : (
        <Playing {...props} own={own} useLaidOut={useLaidOut} head={head} log={log} />
      )}
    </>
  );
}

/** The dominoes that other players have placed. A player's own domino already lies on the board. */
function useArrivals(events: KingdominoEvents, own: number | null): Arrival[] {
  return useMemo(
    () =>
      events.flatMap(event =>
        event.e === 'placed' && event.seat !== own
          ? [{ what: String(event.domino), at: `.seat-panel.seat-${event.seat} .lands` }]
          : [],
      ),
    [events],
  );
}

type AreaProps = TableProps<Kingdomino> & { head: JSX.Element; log: JSX.Element };

/** The properties of this seat's panel. */
function panelOf(props: TableProps<Kingdomino>, seat: number) {
  const { view, options, catalog, names, events, result } = props;
  // After an early end, the view still names the seat whose turn it was.
  const { acting, ...over } = view.table;
  const latest = (kind: 'placed' | 'discarded') =>
    events.reduce<number | null>(
      (last, event) => (event.e === kind && event.seat === seat ? event.domino : last),
      null,
    );
  const [placed, discarded] = [latest('placed'), latest('discarded')];
  return { seat, view: result === null ? view.table : over, options, catalog, names, placed, discarded };
}

const seatsOf = ({ view }: TableProps<Kingdomino>) => Object.keys(view.table.seats).map(Number);

/** The classes of the table. The number of kingdoms decides how the styles arrange them. */
const gameOf = (seats: readonly number[]) => `kingdomino lays of-${seats.length}`;

/** All kingdoms, for spectators. */
function Watching({ head, log, ...props }: AreaProps) {
  const seats = seatsOf(props);
  return (
    <TableFrame
      game={gameOf(seats)}
      head={head}
      board={
        <div class="kingdoms">
          {seats.map(seat => (
            <WatchedPanel key={seat} {...panelOf(props, seat)} />
          ))}
        </div>
      }
      stock={props.result === null && <Rows {...props} own={null} />}
      log={log}
    />
  );
}

function Playing({
  useLaidOut,
  head,
  log,
  ...props
}: AreaProps & OwnProps & { useLaidOut: typeof usePresent }) {
  const { own, view, options, catalog, names } = props;
  const { turn, domino, act, planned, wishFor } = useLaidOut(props);
  const seats = seatsOf(props);
  const placed = view.table.seats[own]!.kingdom;
  const [marked, look] = useLook(own, placed);
  const kingdom = kingdomOf(placed, catalog);
  const board = useOwnBoard(kingdom, options);
  const panel = panelOf(props, own);
  const of = {
    seat: own,
    name: seatName(names, own),
    kingdom,
    placed,
    catalog,
    limits: limitsOf(kingdom, sizeOf(options)),
    marked,
    fresh: panel.placed,
    ...(planned && { held: planned }),
  };
  return (
    <TableFrame
      game={gameOf(seats) + (domino !== null && sizeOf(options) > 5 ? ' tight' : '')}
      head={head}
      board={<OwnKingdom of={of} board={board} turn={turn} domino={domino} discarded={panel.discarded} />}
      score={
        <>
          <OwnScore {...panel} onLook={look} />
          {seats
            .filter(seat => seat !== own)
            .map(seat => (
              <SmallPanel key={seat} {...panelOf(props, seat)} />
            ))}
        </>
      }
      stock={<Rows {...props} turn={turn} wishFor={wishFor} />}
      hand={domino === null ? <></> : <Hand board={board} turn={turn} domino={domino} catalog={catalog} />}
      act={act}
      log={log}
    />
  );
}

interface RowsProps extends TableProps<Kingdomino> {
  own: number | null;
  turn?: Turn;
  wishFor?: ((domino: number) => JSX.Element) | undefined;
}

const nobody: readonly number[] = [];

/** The two rows of dominoes. The viewer's king stands on the picked domino. */
function Rows({ view, catalog, names, events, own, turn, wishFor }: RowsProps) {
  const open = turn?.open ?? nobody;
  const places = (turn?.placements.length ?? 0) > 0;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open.length > 0 && !places) focusIfFree(place.current?.querySelector<HTMLElement>('.choice') ?? null);
  }, [open.join(), places]);

  const laid = events.find(event => event.e === 'row')?.turn ?? null;
  const chosen = new Set(events.filter(event => event.e === 'chosen').map(event => event.domino));
  return (
    <div ref={place}>
      <DominoRows
        view={view.table}
        catalog={catalog}
        names={names}
        choices={open}
        you={own}
        picked={turn?.picked ?? null}
        sent={turn?.isSent ?? false}
        fresh={{ chosen, laid }}
        onPick={domino => turn?.pick(domino)}
        onChoose={domino => turn?.choose(domino)}
        onConfirm={() => turn?.send()}
        wishFor={wishFor}
      />
    </div>
  );
}
