// The table of Domaine: the map, the standings, the deck and the Court, the hand, and the turn. The player
// lays out a whole turn before the client sends it.
import { useEffect, useState } from 'preact/hooks';
import type { DomaineEvents, DomaineView } from 'reami';
import type { TableProps } from '../../model/game';
import { EventLog, useHistory } from '../../table/EventLog';
import { movesSince } from '../../table/movesSince';
import { pointedEvent } from '../../table/pointedEvent';
import { TableFrame } from '../../table/TableFrame';
import { TableHead } from '../../table/TableHead';
import { useSounds } from '../../table/useSounds';
import { isLetter } from '../../ui/keys';
import { Act, promptOf } from './Act';
import { Hand } from './Cards';
import { DomaineMap } from './DomaineMap';
import { DomaineDefs } from './drawings/Drawings';
import { differences, type Marks } from './MapMarks';
import { Market } from './Market';
import { ruleOf } from './rules/ruleOf';
import { Standings } from './Standings';
import { draws, isDraw, movesOfCard, overDomains, targetsOf } from './targets';
import { TurnBanner } from './TurnBanner';
import type { Domaine } from './types';
import { type Turn, useTurn } from './useTurn';

const silence: DomaineEvents = [];
const heard = [
  ['match_ended', 'ended'],
  ['founded', 'chosen'],
  ['border', 'placed'],
  ['knight', 'placed'],
  ['castle', 'placed'],
  ['expanded', 'placed'],
  ['sold', 'discarded'],
] as const;
/** The events that the log leaves out, because the banner or the hand shows them. */
const untold = ['turn', 'ended', 'round_ended'];

export default function DomaineTable(props: TableProps<Domaine>) {
  const { events, names, catalog, readOnly, result } = props;
  const view = props.view.table;
  const history = useHistory(events);
  const told = history.filter(({ event }) => !untold.includes(event.e));
  const table = useTable(props);
  const since = table.you === null ? [] : movesSince(history, table.you);
  const happened = since.length > 0 ? since.reverse().flat() : events;
  useSounds(readOnly ? silence : events, table.isAsked, heard);
  const hand = table.you === null ? undefined : (view.hands[table.you] ?? {});
  return (
    <>
      <DomaineDefs />
      <TableFrame
        game="domaine"
        onKeyDown={event => isUndo(event) && table.turn.undo()}
        head={
          <TableHead {...props} ruleOf={ruleOf} tellsElsewhere>
            <TurnBanner
              view={view}
              catalog={catalog}
              you={table.you}
              names={names}
              prompt={table.isAsked ? promptOf(decisionOf(table)) : null}
              isOver={result !== null}
            />
          </TableHead>
        }
        board={<Board table={table} history={history.map(({ event }) => event)} happened={happened} />}
        score={
          <Standings view={view} after={table.told.view} catalog={catalog} names={names} you={props.you} />
        }
        stock={<Market {...marketOf(table)} />}
        hand={hand && <Playing table={table} cards={hand} legal={props.legal} />}
        act={<Acting table={table} happened={happened} eventText={props.eventText} />}
        log={<EventLog {...props} told={told} />}
      />
    </>
  );
}

/** The state of the table: the view, the laid out turn, and what the player has picked. */
function useTable(props: TableProps<Domaine>) {
  const { names, catalog, readOnly } = props;
  const you = readOnly ? null : props.you;
  const turn = useTurn(props);
  return {
    /** the view of the match */
    view: props.view.table,
    /** the view after the laid out turn */
    told: { view: turn.view.table, catalog, names },
    you,
    isAsked: you !== null && props.ask !== null && props.legal.length > 0,
    turn,
    ask: props.ask,
    choice: useChoice(turn, props.ask),
  };
}

type Table = ReturnType<typeof useTable>;

interface BoardProps {
  table: Table;
  history: DomaineEvents;
  happened: DomaineEvents;
}

function Board({ table, history, happened }: BoardProps) {
  const { view, told, you, turn, choice } = table;
  const named = targetsOf(turn.legal, choice.picked);
  const { action, domain_of } = turn.laid.table;
  const pointed = pointedEvent.value as DomaineEvents[number] | null;
  const targets = action?.kind === 'alliance' ? overDomains(named, domain_of) : named;
  function press(place: string) {
    choice.look(false);
    const move = targets.get(place);
    choice.point(move === undefined ? place : null);
    if (move) turn.add(move);
    else if (move === null) choice.pick(action?.kind === 'alliance' ? domain_of[place]! : place);
    else choice.pick(null);
  }
  function point(place: string | null) {
    choice.point(place);
    turn.consider((place !== null && targets.get(place)) || null);
  }
  return (
    <DomaineMap
      told={told}
      targets={targets}
      picked={choice.picked}
      marks={
        pointed
          ? freshIn([pointed], view)
          : told.view === view || choice.looksBack
            ? freshIn(happened, view)
            : differences(view, told.view)
      }
      ask={table.isAsked ? table.ask : null}
      looksBack={choice.looksBack}
      home={homeOf(history, view, told.catalog, you)}
      onPress={press}
      onPoint={point}
      onEscape={() => choice.pick(null)}
    />
  );
}

/** The deck and the Court. While a draw is laid out, the player can choose another one instead. */
function marketOf({ told, turn }: Table) {
  const hasDraw = turn.moves.some(isDraw);
  return {
    catalog: told.catalog,
    view: told.view,
    draws: turn.sent ? [] : draws(hasDraw ? turn.instead : turn.legal),
    drawn: turn.moves.find(isDraw) ?? null,
    onDraw: (move: string) => turn.put(turn.moves.length - (hasDraw ? 1 : 0), move),
  };
}

interface PlayingProps {
  table: Table;
  cards: Readonly<Record<string, number>>;
  legal: readonly string[];
}

/**
 * The hand. If a card can be played in only one way, a press lays it out at once. The player can take it
 * back.
 */
function Playing({ table, cards, legal }: PlayingProps) {
  const { view, told, turn, choice } = table;
  function pick(kind: string) {
    const plays = movesOfCard(legal, kind).filter(move => !move.endsWith('$'));
    choice.show(kind);
    if (plays.length === 1) turn.put(0, plays[0]!);
    else turn.clear();
  }
  return (
    <Hand
      catalog={told.catalog}
      cards={cards}
      refused={view.refused}
      picked={turn.moves[0]?.slice(0, 3) ?? choice.card}
      isAsked={table.isAsked && view.asked === 'card' && !turn.sent}
      onPick={pick}
    />
  );
}

/** The facts that decide what the player must do now. */
const decisionOf = ({ told, view, turn, choice }: Table) => ({
  told,
  view,
  turn,
  card: turn.moves.length === 0 ? choice.card : null,
  picked: choice.picked,
  looksBack: choice.looksBack,
});

type ActingProps = { table: Table; happened: DomaineEvents } & Pick<TableProps<Domaine>, 'eventText'>;

function Acting({ table, ...told }: ActingProps) {
  const { choice } = table;
  return (
    <Act
      {...told}
      {...decisionOf(table)}
      pointed={choice.pointed}
      isAsked={table.isAsked}
      onLookBack={() => choice.look(!choice.looksBack)}
      onCancel={choice.clear}
    />
  );
}

/**
 * What the player has picked but not laid out: a card, or the first of two places. Also the place under the
 * pointer, and whether the player looks at the last moves.
 */
function useChoice(turn: Turn, ask: number | null) {
  const [card, show] = useState<string | null>(null);
  const [picked, pick] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  const [looksBack, look] = useState(false);
  const laid = turn.moves.join(' ');
  useEffect(() => pick(null), [laid, ask]);
  useEffect(() => look(false), [laid, ask, card]);
  useEffect(() => {
    if (ask !== null) show(null);
  }, [ask]);
  function clear() {
    show(null);
    pick(null);
  }
  return { card, picked, pointed, looksBack, show, pick, point, look, clear };
}

const isUndo = (event: KeyboardEvent) =>
  event.key === 'Backspace' || ((event.ctrlKey || event.metaKey) && isLetter(event, 'z'));

/**
 * The place that is at first in the middle of the visible part: where this player has put the last border or
 * piece; before the first one, a castle of this player.
 */
function homeOf(
  history: DomaineEvents,
  view: DomaineView,
  catalog: Domaine['catalog'],
  you: number | null,
): string {
  for (const event of [...history].reverse()) {
    if (!('seat' in event) || event.seat !== you) continue;
    const { edges, squares } = freshIn([event], view);
    const [last] = [...edges, ...squares];
    if (last !== undefined) return last;
  }
  const own = Object.entries(view.castles).find(
    ([, colour]) => you !== null && colour === catalog.colours[you],
  );
  return own?.[0] ?? 'f6';
}

/** The pieces, borders and squares that the last update has brought to the map. */
function freshIn(events: DomaineEvents, { domain_of }: DomaineView): Marks {
  const edges = events.flatMap(event => (event.e === 'border' ? [event.edge] : []));
  const squares = events.flatMap(event => {
    if (event.e === 'knight' || event.e === 'expanded') return [event.square];
    if (event.e === 'castle') return [event.castle, event.knight];
    return event.e === 'deserted' ? [event.to] : [];
  });
  const domains = events.flatMap(event =>
    event.e === 'founded' || event.e === 'grew' ? [event.castle] : [],
  );
  const grown = Object.keys(domain_of).filter(square => domains.includes(domain_of[square]!));
  return { edges, squares, grown, isDraft: false };
}
