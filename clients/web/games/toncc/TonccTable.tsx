// The table of Tóncc: the board on which the Kings walk, the map on which kingdoms form, the Kings, what
// happened.
import { useEffect, useState } from 'preact/hooks';
import type { TonccEvents } from 'reami';
import type { TableProps } from '../../model/game';
import { isBetweenRounds } from '../../model/rounds';
import { ConfirmBar } from '../../table/ConfirmBar';
import { EventLog, useHistory } from '../../table/EventLog';
import { TableHead } from '../../table/TableHead';
import { useSounds } from '../../table/useSounds';
import { t } from '../../words/t';
import { placeFullText } from './describe';
import { Drawings } from './drawings/Drawings';
import { KingPanel } from './KingPanel';
import { destinations } from './moves';
import { RegionCard } from './RegionCard';
import { ruleOf } from './rules/ruleOf';
import { TonccBoard } from './TonccBoard';
import { TonccMap, type MapProps } from './TonccMap';
import { TonccTurn } from './TonccTurn';
import type { Toncc } from './types';

const silence: TonccEvents = [];
const heard = [
  ['match_ended', 'ended'],
  ['kingdom', 'chosen'],
  ['conquered', 'placed'],
  ['moved', 'discarded'],
] as const;

/** What everybody sees anyway is not told in the log, which would be full of it. */
const untold = ['chosen', 'laid_out'];

export default function TonccTable(props: TableProps<Toncc>) {
  const { view, catalog, events, names, result, readOnly, toAct } = props;
  const told = useHistory(events).filter(({ event }) => !untold.includes(event.e));
  const [looked, look] = useState<string | null>(null);
  const you = readOnly ? null : props.you;
  const isBreak = isBetweenRounds(view);
  const shown = { view: view.table, catalog, names, events, looked, onLook: look };
  useSounds(readOnly ? silence : events, props.legal.length > 0, heard);
  return (
    <div class="game-place">
      <div class={you === null ? 'game-table toncc looking-on' : 'game-table toncc'}>
        <Drawings />
        <TableHead {...props} ruleOf={ruleOf}>
          <TonccTurn
            view={view}
            catalog={catalog}
            you={you}
            names={names}
            toAct={toAct}
            isBreak={isBreak}
            isOver={result !== null}
          />
        </TableHead>
        <Choosing {...props} shown={shown} you={you} />
        <div class="map-place">
          <TonccMap {...shown} />
        </div>
        <RegionCard {...shown} region={looked} />
        <div class="king-panels">
          {Object.keys(view.table.seats)
            .map(Number)
            .map(seat => (
              <KingPanel
                key={seat}
                {...shown}
                seat={seat}
                isAsked={toAct.includes(seat) && !isBreak}
                isRunning={!isBreak && result === null}
              />
            ))}
        </div>
        <EventLog {...props} told={told} />
      </div>
    </div>
  );
}

type ChoosingProps = Omit<TableProps<Toncc>, 'you'> & {
  you: number | null;
  shown: MapProps;
};

/** The board, and the way that you are about to go. */
function Choosing({ shown, you, legal, pending, onMove }: ChoosingProps) {
  const { view, catalog, names } = shown;
  const at = you === null ? undefined : view.seats[you]?.at;
  const open = destinations(you === null ? [] : legal, at, catalog.places);
  const [last, pick] = useState<string | null>(null);
  useEffect(() => pick(null), [at]);
  const picked = last !== null && open.has(last) ? last : null;
  const sent = pending !== null;

  function confirm() {
    const move = picked !== null && !sent ? open.get(picked) : undefined;
    if (move) onMove(move);
  }
  return (
    <div class="board-place">
      <TonccBoard
        {...shown}
        you={you}
        open={open}
        picked={picked}
        sent={sent}
        onPick={pick}
        onConfirm={confirm}
      />
      {picked !== null && (
        <ConfirmBar
          text={`${t('toncc.go', { direction: t(`word.toncc.${open.get(picked)!}`) })} ${placeFullText(picked, view, catalog, names)}`}
          confirm={t('toncc.confirm')}
          sent={sent}
          onConfirm={confirm}
          onCancel={() => pick(null)}
        />
      )}
    </div>
  );
}
