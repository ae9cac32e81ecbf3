// The table of Tóncc: the board with the Kings, the map with the kingdoms, the panels of the Kings, and the
// log.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TonccDirection, TonccEvents, TonccView } from 'reami';
import type { TableProps } from '../../model/game';
import { isBetweenRounds, totalsOf } from '../../model/rounds';
import { asksFirst } from '../../table/asking';
import { ConfirmBar } from '../../table/ConfirmBar';
import { EventLog, useHistory } from '../../table/EventLog';
import { pointedEvent } from '../../table/pointedEvent';
import { TableFrame } from '../../table/TableFrame';
import { TableHead } from '../../table/TableHead';
import { useSounds } from '../../table/useSounds';
import { t } from '../../words/t';
import { toldOver } from './code';
import { placeShortText } from './describe';
import { Drawings } from './drawings/Drawings';
import { KingPanel } from './KingPanel';
import { MapPlace } from './MapPlace';
import { destinations } from './moves';
import { RegionCard } from './RegionCard';
import { regionsOf } from './regions';
import { ruleOf } from './rules/ruleOf';
import { TonccBoard } from './TonccBoard';
import { TonccTurn } from './TonccTurn';
import type { Toncc } from './types';

const silence: TonccEvents = [];
const heard = [
  ['match_ended', 'ended'],
  ['kingdom', 'chosen'],
  ['conquered', 'placed'],
  ['moved', 'discarded'],
] as const;

/** The events that the log leaves out. They are frequent, and the table shows them. */
const untold = ['chosen', 'laid_out'];

export default function TonccTable(given: TableProps<Toncc>) {
  const history = useHistory(given.events);
  const { layout } = given.view.table;
  const eventText = useMemo(
    () =>
      toldOver(
        history.map(({ event }) => event),
        given.eventText,
        layout,
      ),
    [history, layout, given.eventText],
  );
  const props = { ...given, eventText };
  const { view, catalog, events, names, result, readOnly, toAct } = props;
  const told = history.filter(({ event }) => !untold.includes(event.e));
  const [looked, look] = useState<string | null>(null);
  const you = readOnly ? null : props.you;
  const isBreak = isBetweenRounds(view);
  const pointed = pointedRegions(view.table);
  const lastSteps = useMemo(() => lastStepsOf(history, view.table), [history, view.table]);
  const shown = {
    view: view.table,
    catalog,
    names,
    events,
    looked: pointed.length > 0 ? pointed : looked === null ? [] : [looked],
    onLook: look,
  };
  const choice = useChoice(props, you);
  useSounds(readOnly ? silence : events, props.legal.length > 0, heard);
  const { open, picked } = choice;
  const tonccPoints = totalsOf(view);
  const turn = { view, catalog, you, names, toAct, isBreak, isOver: result !== null };
  // A touch screen has no hovering. On it, the card shows the region that the player has picked.
  const region = looked ?? (picked === null ? null : (view.table.layout[picked] ?? null));
  const card = <RegionCard {...shown} region={region} />;
  return (
    <>
      <Drawings />
      <TableFrame
        game="toncc"
        head={
          <TableHead {...props} ruleOf={ruleOf} untold={untold}>
            <TonccTurn {...turn} />
          </TableHead>
        }
        board={<TonccBoard {...shown} {...choice} you={you} lastSteps={lastSteps} />}
        score={
          <div class="king-panels">
            {Object.keys(view.table.seats)
              .map(Number)
              .map(seat => (
                <KingPanel
                  key={seat}
                  {...shown}
                  seat={seat}
                  isOwn={seat === you}
                  tonccPoints={tonccPoints[seat]!}
                  isAsked={toAct.includes(seat) && !isBreak}
                  isRunning={!isBreak && result === null}
                />
              ))}
          </div>
        }
        stock={<MapPlace {...shown} region={region} />}
        hand={you === null ? undefined : card}
        act={
          you === null
            ? card
            : picked !== null && (
                <ConfirmBar
                  text={`${t('toncc.go', { direction: t(`word.toncc.${open.get(picked)!}`) })} ${placeShortText(picked, view.table)}`}
                  confirm={t('toncc.confirm')}
                  sent={choice.sent}
                  onConfirm={choice.onConfirm}
                  onCancel={() => choice.onPick(null)}
                />
              )
        }
        log={<EventLog {...props} told={told} />}
      />
    </>
  );
}

/** The last step in this challenge of each King who is still on the place to which it led. */
function lastStepsOf(history: readonly { event: TonccEvents[number] }[], { seats }: TonccView) {
  const begun = history.map(({ event }) => event.e).lastIndexOf('laid_out');
  const events = history.slice(begun + 1).map(({ event }) => event);
  const moved = events.filter(event => event.e === 'moved');
  const steps = Object.entries(moved.at(-1)?.kings ?? {});
  return Object.fromEntries(steps.filter(([seat, { to }]) => seats[Number(seat)]?.at === to));
}

/** The regions in the line of the log that is under the pointer. */
function pointedRegions({ layout }: TonccView): readonly string[] {
  const event = pointedEvent.value as TonccEvents[number] | null;
  if (event?.e === 'conquered' || event?.e === 'contested') return [event.region];
  if (event?.e === 'kingdom') return regionsOf(event.kingdom);
  if (event?.e !== 'moved') return [];
  return Object.values(event.kings).flatMap(({ to }) => layout[to] ?? []);
}

export interface Choice {
  /** the places that the player's King can reach, and the direction to each */
  open: ReadonlyMap<string, TonccDirection>;
  /** the place that the player has picked but not confirmed */
  picked: string | null;
  sent: boolean;
  /** picks a place by a press; this may send it at once */
  onPick(place: string | null): void;
  onConfirm(): void;
}

/** The direction that the player has picked but not confirmed. */
function useChoice({ view, catalog, legal, pending, onMove }: TableProps<Toncc>, you: number | null): Choice {
  const at = you === null ? undefined : view.table.seats[you]?.at;
  const open = destinations(you === null ? [] : legal, at, catalog.places);
  const [last, pick] = useState<string | null>(null);
  useEffect(() => pick(null), [at]);
  const picked = last !== null && open.has(last) ? last : null;
  const sent = pending !== null;
  function send(place: string | null) {
    const move = place !== null && !sent ? open.get(place) : undefined;
    if (move) onMove(move);
  }
  function onPick(place: string | null) {
    pick(place);
    if (!asksFirst.value) send(place);
  }
  return { open, picked, sent, onPick, onConfirm: () => send(picked) };
}
