// The panel of a kingdom with the name and the points of its player. Beside the player's own kingdom it is
// small, and a click enlarges it. Spectators see several of these panels.
import { useState } from 'preact/hooks';
import type { KingdominoCatalog, KingdominoOptions, KingdominoView } from 'reami';
import { seatName } from '../../model/seatNames';
import { SeatClock } from '../../table/clock/SeatClock';
import { Points } from '../../table/Points';
import { seatClasses } from '../../table/pointedEvent';
import { Dialog } from '../../ui/Dialog';
import { useSize } from '../../ui/useSize';
import { t } from '../../words/t';
import { KingIcon } from './drawings/King';
import { domainsOf, fieldOf, kingdomOf, limitsOf, sizeOf, type Domain } from './kingdom';
import { DominoPicture, KingdomBoard } from './KingdomBoard';
import { type Placed, pointedPlaces } from './pointed';
import { ScoreCard } from './ScoreCard';

interface Props {
  seat: number;
  view: KingdominoView;
  options: KingdominoOptions;
  catalog: KingdominoCatalog;
  names: Record<number, string>;
  /** the domino that the last update placed; `discarded` is the one that it discarded */
  placed: number | null;
  discarded: number | null;
}

/**
 * The squares to mark in a kingdom: those of the domain under the pointer or, without one, those of the line
 * of the log under the pointer.
 */
export function useLook(
  seat: number,
  placed: Placed,
): [ReadonlySet<string> | undefined, (domain: Domain | null) => void] {
  const [looked, setLooked] = useState<Domain | null>(null);
  const squares = looked?.squares ?? pointedPlaces(seat, placed);
  return [squares.length > 0 ? new Set(squares) : undefined, setLooked];
}

export function SeatTitle({ seat, view, names }: Pick<Props, 'seat' | 'view' | 'names'>) {
  return (
    <>
      <KingIcon seat={seat} />
      <span class="who" title={seatName(names, seat)}>
        <SeatClock seat={seat} />
        {seatName(names, seat)}
      </span>
      <strong class="points">
        <Points of={view.seats[seat]?.points ?? 0} />
      </strong>
    </>
  );
}

/** The animation of a domino that a player discards. */
export function Falling({ domino, catalog }: { domino: number | null; catalog: KingdominoCatalog }) {
  if (domino === null) return null;
  return (
    <div key={domino} class="falls" aria-hidden="true">
      <DominoPicture domino={domino} catalog={catalog} />
    </div>
  );
}

/** The names of columns and rows are legible in a kingdom with this many pixels. */
const legible = 240;

/** A kingdom with its points, as large as possible. */
export function WatchedKingdom(props: Props) {
  const { seat, view, options, catalog, names, placed, discarded } = props;
  const of = view.seats[seat]!;
  const [marked, look] = useLook(seat, of.kingdom);
  const { box, size } = useSize();
  const kingdom = kingdomOf(of.kingdom, catalog);
  return (
    <div class="watched" ref={box}>
      <KingdomBoard
        seat={seat}
        name={seatName(names, seat)}
        kingdom={kingdom}
        placed={of.kingdom}
        catalog={catalog}
        frame={fieldOf(kingdom, sizeOf(options))}
        limits={limitsOf(kingdom, sizeOf(options))}
        coordinates={Math.min(size.width, size.height) >= legible || undefined}
        marked={marked}
        fresh={placed}
      />
      <Falling domino={discarded} catalog={catalog} />
      <ScoreCard domains={domainsOf(kingdom)} points={of.points} discarded={of.discarded} onLook={look} />
    </div>
  );
}

/** One of the kingdoms that spectators see. */
export function WatchedPanel(props: Props) {
  const { seat, view } = props;
  return (
    <section
      class={`seat-panel ${seatClasses(seat, view.acting === seat)}`}
      aria-label={seatName(props.names, seat)}
    >
      <h2>
        <SeatTitle {...props} />
      </h2>
      <WatchedKingdom {...props} />
    </section>
  );
}

/** The player's own name and points, and where the points come from. */
export function OwnScore(props: Props & { onLook(domain: Domain | null): void }) {
  const { seat, view, catalog, onLook } = props;
  const of = view.seats[seat]!;
  return (
    <section
      class={`own-score seat-panel ${seatClasses(seat, view.acting === seat)}`}
      aria-label={seatName(props.names, seat)}
    >
      <h2>
        <SeatTitle {...props} />
      </h2>
      <ScoreCard
        domains={domainsOf(kingdomOf(of.kingdom, catalog))}
        points={of.points}
        discarded={of.discarded}
        onLook={onLook}
      />
    </section>
  );
}

/** A small kingdom beside the player's own; a click enlarges it. */
export function SmallPanel(props: Props) {
  const { seat, view, options, catalog, names, placed, discarded } = props;
  const [open, setOpen] = useState(false);
  const of = view.seats[seat]!;
  const kingdom = kingdomOf(of.kingdom, catalog);
  const name = seatName(names, seat);
  return (
    <section class={`seat-panel small ${seatClasses(seat, view.acting === seat)}`} aria-label={name}>
      <button type="button" class="enlarge" onClick={() => setOpen(true)}>
        <span class="seat-title">
          <SeatTitle {...props} />
        </span>
        <span class="visually-hidden">{t('kingdomino.enlarge')}</span>
        <span class="small-board" aria-hidden="true">
          <KingdomBoard
            seat={seat}
            name={name}
            kingdom={kingdom}
            placed={of.kingdom}
            catalog={catalog}
            frame={fieldOf(kingdom, sizeOf(options))}
            marked={new Set(pointedPlaces(seat, of.kingdom))}
            fresh={placed}
          />
          <Falling domino={discarded} catalog={catalog} />
        </span>
      </button>
      {open && (
        <Dialog title={t('kingdomino.kingdom', { name })} onClose={() => setOpen(false)}>
          <div class={`kingdomino enlarged seat-${seat}`}>
            <WatchedKingdom {...props} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
