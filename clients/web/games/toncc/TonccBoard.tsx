// The board: the compass, the regions around it, the Kings, and the places that the player's King can reach.
import type { TonccView } from 'reami';
import { useWalk } from '../../table/useWalk';
import type { Point } from '../../table/walk';
import { t } from '../../words/t';
import { placeFullText } from './describe';
import { boardBox, Compass } from './drawings/Board';
import { RegionMarks, RegionName } from './drawings/Region';
import { centreOf, destinationOf } from './moves';
import { PawnsOnBoard } from './Pawns';
import type { MapProps } from './TonccMap';
import type { Choice } from './TonccTable';

export interface BoardProps extends MapProps, Choice {
  you: number | null;
  /** the last step of each King, by seat */
  lastSteps: Steps;
}

type Steps = Readonly<Record<string, { from: string; to: string }>>;

export function TonccBoard(props: BoardProps) {
  const { view, catalog, you, picked, sent, onLook, onPick, onConfirm, open } = props;
  const at = you === null ? undefined : view.seats[you]?.at;
  const points = new Map(Object.keys(catalog.places).map(place => [place, centreOf(place, catalog.places)]));
  const walk = useWalk('toncc-place', points, at ?? 'c');
  const goal = picked ?? destinationOf(view.choice, at, catalog.places);
  const kings = Object.values(view.seats).flatMap(seat => seat.at ?? []);
  const covered = new Set(goal === null ? kings : [...kings, goal]);

  function press(place: string) {
    onLook(view.layout[place] ?? null);
    if (sent || !open.has(place)) return;
    if (place === picked) onConfirm();
    else onPick(place);
  }
  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onPick(null);
    else if (event.key === 'Enter' || event.key === ' ') press(walk.current);
    else if (!walk.onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <svg
      class={open.size > 0 ? 'toncc-board choosing' : 'toncc-board'}
      viewBox={boardBox}
      role="group"
      aria-label={t(open.size > 0 ? 'toncc.board.choose' : 'toncc.board')}
      onKeyDown={keyDown}
      onPointerLeave={() => onLook(null)}
    >
      {[...points].map(([place, centre]) => (
        <Spot
          key={place}
          place={place}
          centre={centre}
          board={props}
          id={walk.idOf(place)}
          isCurrent={walk.current === place}
          isGoal={goal === place}
          onFocus={() => {
            walk.onFocus(place);
            onLook(view.layout[place] ?? null);
          }}
          onPress={() => press(place)}
        />
      ))}
      <g class="over">
        <Trails steps={props.lastSteps} points={points} />
        {at !== undefined && goal !== null && (
          <Way from={points.get(at)!} to={points.get(goal)!} isFirm={picked === null || sent} />
        )}
        <PawnsOnBoard view={view} catalog={catalog} events={props.events} points={points} />
        <NamesOver view={view} points={points} at={[...covered]} />
      </g>
    </svg>
  );
}

interface SpotProps {
  place: string;
  centre: Point;
  board: BoardProps;
  id: string;
  isCurrent: boolean;
  isGoal: boolean;
  onFocus(): void;
  onPress(): void;
}

function Spot({ place, centre, board, id, isCurrent, isGoal, onFocus, onPress }: SpotProps) {
  const { view, catalog, names, open, looked, onLook, picked } = board;
  const region = view.layout[place];
  const way = open.get(place);
  const go = way && t('toncc.way', { direction: t(`word.toncc.${way}`) });
  const classes = ['spot', way && 'open', isGoal && 'goal', region && looked.includes(region) && 'looked'];
  return (
    <g
      id={id}
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      class={classes.filter(Boolean).join(' ')}
      transform={`translate(${centre.x.toFixed(1)} ${centre.y})`}
      aria-label={[placeFullText(place, view, catalog, names), go].filter(Boolean).join('. ')}
      aria-pressed={way ? picked === place : undefined}
      onClick={onPress}
      onFocus={onFocus}
      onPointerEnter={() => onLook(region ?? null)}
    >
      <circle r="48" class="ring" />
      {region ? <RegionDisc region={region} board={board} /> : <Compass />}
    </g>
  );
}

function RegionDisc({ region, board }: { region: string; board: BoardProps }) {
  const { view, catalog, events } = board;
  const face = catalog.regions[region]!;
  const owner = view.conquered[region];
  const isFresh = events.some(event => event.e === 'conquered' && event.region === region);
  return (
    <g class={owner === undefined ? 'disc' : 'disc taken'}>
      <circle r="46" class={`region ${face.colour}`} />
      <circle r="46" class={`grain ${face.colour}`} />
      <RegionMarks name={region} face={face} seal={owner} isFresh={isFresh} />
    </g>
  );
}

interface TrailsProps {
  steps: Steps;
  points: ReadonlyMap<string, Point>;
}

/** How far apart the trails of Kings are who went the same way. */
const apart = 9;

/** A dotted trail from the place that each King has left to his place. */
function Trails({ steps, points }: TrailsProps) {
  const trails = Object.entries(steps).filter(([, { from, to }]) => from !== to);
  return (
    <g class="trails" aria-hidden="true">
      {trails.map(([seat, step], n) => {
        const [from, to] = [points.get(step.from)!, points.get(step.to)!];
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        const aside = (apart * (n - (trails.length - 1) / 2)) / length;
        const [right, down] = [(from.y - to.y) * aside, (to.x - from.x) * aside];
        const line = `M${from.x + right} ${from.y + down}L${to.x + right} ${to.y + down}`;
        return (
          <g key={seat} class={`seat-${seat}`}>
            <path d={line} class="edge" />
            <path d={line} />
          </g>
        );
      })}
    </g>
  );
}

interface WayProps {
  from: Point;
  to: Point;
  isFirm: boolean;
}

/** An arrow from the player's King to the place to which he would go. */
function Way({ from, to, isFirm }: WayProps) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g
      class={isFirm ? 'way firm' : 'way'}
      transform={`translate(${from.x.toFixed(1)} ${from.y}) rotate(${angle.toFixed(1)})`}
    >
      <path d="M24-6H46V-16L68 0L46 16V6H24z" />
    </g>
  );
}

interface NamesProps {
  view: TonccView;
  points: ReadonlyMap<string, Point>;
  /** the places that Kings or an arrow cover */
  at: readonly string[];
}

/** The names of regions, over the Kings and the arrow. */
function NamesOver({ view, points, at }: NamesProps) {
  return (
    <>
      {at.map(place => {
        const region = view.layout[place];
        const { x, y } = points.get(place)!;
        return (
          region && (
            <g key={place} transform={`translate(${x.toFixed(1)} ${y})`} aria-hidden="true">
              <RegionName name={region} isSealed={region in view.conquered} />
            </g>
          )
        );
      })}
    </>
  );
}
