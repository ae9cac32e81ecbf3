// The Kings on the board. A King slides to his new place. Several Kings on one place are side by side.
import type { TonccCatalog, TonccEvents, TonccView } from 'reami';
import { King } from './drawings/King';
import type { Point } from '../../table/walk';

interface Props {
  view: TonccView;
  catalog: TonccCatalog;
  events: TonccEvents;
  points: ReadonlyMap<string, Point>;
}

/** The Kings who put their sixth seal in the last update, and the place of each. */
function leaversOf(events: TonccEvents): ReadonlyMap<string, string> {
  const moved = events.find(event => event.e === 'moved');
  const left = events.filter(event => event.e === 'left').map(event => String(event.seat));
  return new Map(left.flatMap(seat => (moved?.kings[seat] ? [[seat, moved.kings[seat].to]] : [])));
}

/** How far apart Kings on one place are, and how large. Even three Kings on a place cover no other place. */
const roomy = { apart: 32, scale: 0.75 };
const crowded = { apart: 27, scale: 0.62 };

export function PawnsOnBoard({ view, catalog, events, points }: Props) {
  const leavers = leaversOf(events);
  const pawns = Object.entries(view.seats).flatMap(([seat, { at }]) => {
    const place = at ?? leavers.get(seat);
    return place === undefined ? [] : [{ seat: Number(seat), place, leaves: at === undefined }];
  });
  return (
    <>
      {pawns.map(({ seat, place, leaves }) => {
        const beside = pawns.filter(pawn => pawn.place === place).map(pawn => pawn.seat);
        const { apart, scale } = beside.length > 2 ? crowded : roomy;
        const aside = (beside.indexOf(seat) - (beside.length - 1) / 2) * apart;
        const { x, y } = points.get(place)!;
        return (
          <g key={seat} class="pawn" style={{ transform: `translate(${x + aside}px, ${y}px)` }}>
            <g class={leaves ? 'leaves' : undefined}>
              <g transform={`translate(${-30 * scale} ${18 - 80 * scale}) scale(${scale})`}>
                <King seat={seat} king={catalog.kings[seat]!} />
              </g>
              {view.chosen[seat] && <ChosenMark />}
            </g>
          </g>
        );
      })}
    </>
  );
}

/** The mark of a King whose player has chosen a move. */
function ChosenMark() {
  return (
    <g class="chosen-mark" transform="translate(17 -34)">
      <circle r="11" />
      <path d="M-5 0L-1.500 4L5.500-4" />
    </g>
  );
}
