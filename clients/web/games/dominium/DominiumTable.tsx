// The table of Domìnium: whose turn it is, the shared board, the rows, powers and titles of the players, and
// the log.
import { useRef, useState } from 'preact/hooks';
import type { DominiumEvents } from 'reami';
import type { TableProps } from '../../model/game';
import { EventLog, useHistory } from '../../table/EventLog';
import { pointedSquares } from '../../table/pointedEvent';
import { TableFrame } from '../../table/TableFrame';
import { TableHead } from '../../table/TableHead';
import { useSounds } from '../../table/useSounds';
import { plural } from '../../words/t';
import { Act } from './Act';
import { useDecision, type Decision } from './useDecision';
import { Drawings } from './drawings/Drawings';
import { changeOf } from './effect';
import { keeping } from './intent';
import { keysOf } from './LayOrKeep';
import { keeps } from './moves';
import { Drawn, Play } from './Play';
import { ruleOf } from './rules/ruleOf';
import { SeatPanel } from './SeatPanel';
import type { Fresh } from './SharedBoard';
import { TurnBanner } from './TurnBanner';
import type { Dominium } from './types';

const silence: DominiumEvents = [];
const heard = [
  ['match_ended', 'ended'],
  ['claimed', 'chosen'],
  ['taken', 'chosen'],
  ['kept', 'chosen'],
  ['laid', 'placed'],
] as const;

export default function DominiumTable(props: TableProps<Dominium>) {
  const { events, names, you, result, readOnly } = props;
  const view = props.view.table;
  const told = useHistory(events).filter(({ event }) => event.e !== 'round_ended');
  const own = you !== null && !readOnly ? you : null;
  const decision = useDecision(props, own);
  const [looked, look] = useState<readonly string[]>([]);
  const svg = useRef<SVGSVGElement>(null);
  useSounds(readOnly ? silence : events, decision.legal.length > 0, heard);
  const banner = { view, you: own, names, legal: decision.legal, isOver: result !== null };
  return (
    <>
      <Drawings />
      <TableFrame
        game="dominium lays"
        onKeyDown={keysOf(decision)}
        head={
          <TableHead {...props} ruleOf={ruleOf}>
            <TurnBanner {...banner} />
          </TableHead>
        }
        board={
          <Play
            board={{ view, names, fresh: freshIn(events), marked: new Set([...looked, ...pointedSquares()]) }}
            svg={svg}
            decision={decision}
          />
        }
        score={<Panels {...props} decision={decision} own={own} onLook={look} />}
        stock={<p class="left">{plural('dominium.left', view.left)}</p>}
        hand={own === null ? undefined : <Drawn svg={svg} decision={decision} />}
        act={own === null ? <Drawn svg={svg} decision={decision} /> : <Asked decision={decision} />}
        log={<EventLog {...props} told={told} />}
      />
    </>
  );
}

const Asked = ({ decision }: { decision: Decision }) =>
  decision.legal.length === 0 ? null : <Act decision={decision} />;

type PanelsProps = TableProps<Dominium> & {
  decision: Decision;
  own: number | null;
  onLook(squares: readonly string[]): void;
};

/** The panels of both players, in the order of the seats, as in a replay. */
function Panels({ catalog, events, decision, own, onLook }: PanelsProps) {
  const { view, names, intent, legal, effect, sent } = decision;
  const changes = effect ? changeOf(effect) : {};
  return (
    <>
      {[1, 2].map(seat => (
        <SeatPanel
          key={seat}
          seat={seat}
          view={view}
          names={names}
          pawns={catalog.pawns}
          change={changes}
          fresh={freshFief(events, seat)}
          keeps={seat === own ? keeps(legal) : []}
          picked={intent.keep}
          sent={sent}
          onKeep={fief => decision.decide(now => keeping(now, fief))}
          onLook={onLook}
        />
      ))}
    </>
  );
}

function freshIn(events: DominiumEvents): Fresh {
  const laid = events.find(event => event.e === 'laid');
  const owned = events.flatMap(event =>
    event.e === 'claimed' || event.e === 'taken' || event.e === 'joined' ? [event.territory] : [],
  );
  return { laid: laid?.at ?? null, owned: new Set(owned) };
}

const freshFief = (events: DominiumEvents, seat: number): number | null =>
  events.reduce<number | null>(
    (last, event) => (event.e === 'kept' && event.seat === seat ? event.fief : last),
    null,
  );
