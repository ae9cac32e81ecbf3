// The table of Kingdomino: whose turn it is, the rows of dominoes, all kingdoms, what happened, and how it
// ended.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { KingdominoEvents } from 'reami';
import type { TableProps } from '../../model/game';
import { ConfirmBar } from '../../table/ConfirmBar';
import { EventLog, useHistory } from '../../table/EventLog';
import { TableHead } from '../../table/TableHead';
import { useSounds } from '../../table/useSounds';
import { focusIfFree } from '../../ui/focus';
import { t } from '../../words/t';
import { dominoText, eventText } from './describe';
import { DominoRows } from './DominoRows';
import { Drawings } from './drawings/Drawings';
import { choiceOf, choices } from './moves';
import { OwnKingdom } from './OwnKingdom';
import { ruleOf } from './rules/ruleOf';
import { SmallPanel, WatchedPanel } from './SeatPanel';
import { placementOf } from './squares';
import { TurnBanner } from './TurnBanner';
import type { Kingdomino } from './types';

const silence: KingdominoEvents = [];
const heard = [
  ['match_ended', 'ended'],
  ['discarded', 'discarded'],
  ['placed', 'placed'],
  ['chosen', 'chosen'],
] as const;

export default function KingdominoTable(props: TableProps<Kingdomino>) {
  const { view, catalog, events, names, you, legal, refusal, result, readOnly } = props;
  const told = useHistory(events).filter(({ event }) => view.rounds > 1 || event.e !== 'round_ended');
  const seats = Object.keys(view.table.seats).map(Number);
  const own = you !== null && !readOnly ? you : null;
  const places = placements(legal).length > 0;
  useSounds(readOnly ? silence : events, legal.length > 0, heard);

  const latest = (kind: 'placed' | 'discarded', seat: number) =>
    events.reduce<number | null>(
      (last, event) => (event.e === kind && event.seat === seat ? event.domino : last),
      null,
    );
  const panelOf = (seat: number) => ({
    seat,
    view: view.table,
    options: props.options,
    catalog,
    names,
    placed: latest('placed', seat),
    discarded: latest('discarded', seat),
  });
  return (
    <div class="game-place">
      <div
        class={`game-table kingdomino ${own === null ? 'looking-on' : places ? 'at-table places' : 'at-table'}`}
      >
        <Drawings />
        <TableHead
          game="kingdomino"
          ruleOf={ruleOf}
          refusal={refusal}
          readOnly={readOnly}
          told={events.map(event => eventText(event, names))}
        >
          <TurnBanner view={view.table} you={own} names={names} isOver={result !== null} />
        </TableHead>
        <Rows {...props} own={own} />
        {own !== null && (
          <OwnKingdom
            {...panelOf(own)}
            legal={placements(legal)}
            sent={props.pending !== null}
            onMove={props.onMove}
          />
        )}
        <div class="kingdoms">
          {seats
            .filter(seat => seat !== own)
            .map(seat =>
              own === null ? (
                <WatchedPanel key={seat} {...panelOf(seat)} />
              ) : (
                <SmallPanel key={seat} {...panelOf(seat)} />
              ),
            )}
        </div>
        {!props.withoutLog && (
          <EventLog lines={told.map(({ key, event }) => ({ key, text: eventText(event, names) }))} />
        )}
      </div>
    </div>
  );
}

const placements = (legal: readonly string[]) => legal.filter(move => placementOf(move) !== null);

type RowsProps = TableProps<Kingdomino> & { own: number | null };

/** The rows, and the king that you are about to move there. */
function Rows({ view, catalog, names, legal, pending, events, own, onMove }: RowsProps) {
  const open = own === null ? [] : choices(legal);
  const [wish, setWish] = useState<number | null>(null);
  const picked = wish !== null && open.includes(wish) ? wish : null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open.length > 0) focusIfFree(place.current?.querySelector<HTMLElement>('.choice') ?? null);
  }, [open.join()]);

  const confirm = () => picked !== null && pending === null && onMove(choiceOf(picked));
  const laid = events.find(event => event.e === 'row')?.turn ?? null;
  const chosen = new Set(events.filter(event => event.e === 'chosen').map(event => event.domino));
  return (
    <div class="rows-and-choice" ref={place}>
      <DominoRows
        view={view.table}
        catalog={catalog}
        names={names}
        choices={open}
        you={own}
        picked={picked}
        sent={pending !== null}
        fresh={{ chosen, laid }}
        onPick={setWish}
        onConfirm={confirm}
      />
      {picked !== null && (
        <ConfirmBar
          text={dominoText(picked, catalog)}
          confirm={t('kingdomino.choose.confirm')}
          sent={pending !== null}
          onConfirm={confirm}
          onCancel={() => setWish(null)}
        />
      )}
    </div>
  );
}
