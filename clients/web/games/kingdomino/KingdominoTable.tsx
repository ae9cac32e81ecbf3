// The table of Kingdomino: whose turn it is, the rows of dominoes, all kingdoms, what happened, and how it
// ended.
import { useEffect, useRef } from 'preact/hooks';
import type { KingdominoEvents } from 'reami';
import type { TableProps } from '../../model/game';
import { ConfirmBar } from '../../table/ConfirmBar';
import { EventLog, useHistory } from '../../table/EventLog';
import { TableHead } from '../../table/TableHead';
import { useSounds } from '../../table/useSounds';
import { focusIfFree } from '../../ui/focus';
import { t } from '../../words/t';
import { dominoText } from './describe';
import { DominoRows } from './DominoRows';
import { Drawings } from './drawings/Drawings';
import { OwnKingdom } from './OwnKingdom';
import { ruleOf } from './rules/ruleOf';
import { SmallPanel, WatchedPanel } from './SeatPanel';
import { TurnBanner } from './TurnBanner';
import { TurnPoints } from './TurnPoints';
import type { Kingdomino } from './types';
import { useTurn, type Turn } from './useTurn';

const silence: KingdominoEvents = [];
const heard = [
  ['match_ended', 'ended'],
  ['discarded', 'discarded'],
  ['placed', 'placed'],
  ['chosen', 'chosen'],
] as const;

export default function KingdominoTable(props: TableProps<Kingdomino>) {
  const { view, catalog, events, names, you, legal, result, readOnly } = props;
  const told = useHistory(events).filter(({ event }) => view.rounds > 1 || event.e !== 'round_ended');
  const seats = Object.keys(view.table.seats).map(Number);
  const own = you !== null && !readOnly ? you : null;
  const turn = useTurn(props);
  const places = turn.placements.length > 0;
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
        <TableHead {...props} ruleOf={ruleOf}>
          <TurnBanner view={view.table} you={own} names={names} isOver={result !== null} />
        </TableHead>
        <Rows {...props} own={own} turn={turn} />
        {own !== null && <OwnKingdom {...panelOf(own)} turn={turn} />}
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
        <EventLog {...props} told={told} />
      </div>
    </div>
  );
}

type RowsProps = TableProps<Kingdomino> & { own: number | null; turn: Turn };

/** The rows, and the king that you are about to move there. */
function Rows({ view, catalog, names, events, own, turn }: RowsProps) {
  const { picked, isSent } = turn;
  const open = own === null ? [] : turn.open;
  const places = turn.placements.length > 0;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open.length > 0 && !places) focusIfFree(place.current?.querySelector<HTMLElement>('.choice') ?? null);
  }, [open.join(), places]);

  const confirm = () => picked !== null && turn.send();
  const isSentFromHere = picked !== null && (!places || (turn.laid !== null && turn.at === 'rows'));
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
        sent={isSent}
        fresh={{ chosen, laid }}
        onPick={turn.pick}
        onConfirm={confirm}
      />
      {isSentFromHere ? (
        <ConfirmBar
          text={dominoText(picked, catalog)}
          confirm={t(places ? 'kingdomino.turn.confirm' : 'kingdomino.choose.confirm', { domino: picked })}
          sent={isSent}
          onConfirm={confirm}
          onCancel={() => turn.pick(null)}
          note={places && <TurnPoints view={view.table} seat={own!} turn={turn} />}
        />
      ) : (
        places && open.length > 0 && <p class="how">{t('kingdomino.choose.ahead')}</p>
      )}
    </div>
  );
}
