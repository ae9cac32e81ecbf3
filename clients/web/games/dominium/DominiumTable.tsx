// The table of Domìnium: whose turn it is, the board of both, their rows, powers and titles, what happened.
import { useState } from 'preact/hooks';
import type { DominiumEvents } from 'reami';
import type { TableProps } from '../../model/game';
import { EventLog, useHistory } from '../../table/EventLog';
import { TableHead } from '../../table/TableHead';
import { usePreview } from '../../table/usePreview';
import { useSounds } from '../../table/useSounds';
import { plural, t } from '../../words/t';
import { Drawings } from './drawings/Drawings';
import { changeOf, effectOf } from './effect';
import { keeping, triedOf } from './intent';
import { keeps } from './moves';
import { Play } from './Play';
import { ruleOf } from './rules/ruleOf';
import { SeatPanel } from './SeatPanel';
import type { Fresh } from './SharedBoard';
import { TurnBanner } from './TurnBanner';
import type { Dominium } from './types';
import { useIntent } from './useIntent';

const silence: DominiumEvents = [];
const nothing: readonly string[] = [];
const heard = [
  ['match_ended', 'ended'],
  ['claimed', 'chosen'],
  ['taken', 'chosen'],
  ['kept', 'chosen'],
  ['laid', 'placed'],
] as const;

export default function DominiumTable(props: TableProps<Dominium>) {
  const { events, names, you, legal, result, readOnly, pending } = props;
  const view = props.view.table;
  const told = useHistory(events).filter(({ event }) => event.e !== 'round_ended');
  const own = you !== null && !readOnly ? you : null;
  const open = own !== null && view.acting === own ? legal : [];
  const [intent, change] = useIntent(`${view.acting} ${view.asked} ${view.left}`);
  const [looked, look] = useState<readonly string[]>([]);
  useSounds(readOnly ? silence : events, open.length > 0, heard);

  const board = { view, names, fresh: freshIn(events), marked: new Set(looked) };
  const tried = pending === null && open.length > 0 ? triedOf(intent, open) : null;
  const { preview, isAsking } = usePreview(tried === null ? nothing : [tried], props);
  const effect = preview && effectOf(view, preview);
  const changes = effect ? changeOf(effect) : {};
  const panelOf = (seat: number) => (
    <SeatPanel
      seat={seat}
      view={view}
      names={names}
      pawns={props.catalog.pawns}
      change={changes}
      fresh={freshFief(events, seat)}
      keeps={seat === own ? keeps(open) : []}
      picked={intent.keep}
      sent={pending !== null}
      onKeep={fief => change(now => keeping(now, fief))}
      onLook={look}
    />
  );
  const below = own ?? 2;
  return (
    <div class="game-place">
      <div class="game-table dominium">
        <Drawings />
        <TableHead {...props} ruleOf={ruleOf}>
          <TurnBanner view={view} you={own} names={names} legal={open} isOver={result !== null} />
        </TableHead>
        {panelOf(3 - below)}
        {panelOf(below)}
        <section class="shared-board" aria-label={t('dominium.board')}>
          <Play
            board={board}
            intent={intent}
            legal={open}
            effect={effect}
            isAsking={isAsking}
            sent={pending !== null}
            onIntent={change}
            onMove={props.onMove}
          />
          <p class="left">{plural('dominium.left', view.left)}</p>
        </section>
        <EventLog {...props} told={told} />
      </div>
    </div>
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
