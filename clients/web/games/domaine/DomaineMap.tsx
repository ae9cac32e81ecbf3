// The map: land, domains, borders and pieces, and what can be pressed; on a small screen a part of it,
// with a small map of the whole.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hintedPlaces } from '../../table/lesson/context';
import { useDrag, useZoom } from '../../table/useZoom';
import { useWalk } from '../../table/useWalk';
import { nearest, type Point } from '../../table/walk';
import { t } from '../../words/t';
import type { Told } from './describe';
import { Alliances, Around, Badges, Borders, LandAndDomains, Pieces } from './MapLayers';
import { DraftMarks, type Marks } from './MapMarks';
import { MapTargets } from './MapTargets';
import { MiniMap } from './MiniMap';
import { centreOf, extent, isEdge, rim, squares } from './places';
import type { Targets } from './targets';

interface Props {
  told: Told;
  targets: Targets;
  /** the first of two places, once it is picked */
  picked: string | null;
  marks: Marks;
  /** null while nothing is asked */
  ask: number | null;
  /** what happened is looked at, on the whole map */
  looksBack: boolean;
  /** where to look first on a small screen */
  home: string;
  onPress(place: string): void;
  onPoint(place: string | null): void;
  onEscape(): void;
}

const whole = { x: -rim, y: -rim, width: extent + 2 * rim, height: extent + 2 * rim };
/** In pixels: edges lie half as close as squares are wide, and a finger is 44 wide. */
const finger = { least: 58, enlarged: 63 };
const mouse = { least: 30, enlarged: 44 };
/** Below this, what is written on the map is written larger. */
const far = 36;

const pointsOf = (places: readonly string[]) =>
  new Map<string, Point>(places.map(place => [place, centreOf(place)]));

/** Its middle is on the screen, and nothing lies over it: not the small map either. */
function canBePressed(target: Element | null): boolean {
  if (target === null) return false;
  const { x, y, width, height } = target.getBoundingClientRect();
  return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/**
 * A turn begins with the whole map, on which the last moves are marked. A part of it is shown from when there
 * is something to choose there, or the player touches it, until the turn is over.
 */
function useNear(ask: number | null, hasTargets: boolean) {
  const [nearAt, setNearAt] = useState<number | null>(null);
  const comeNear = () => setNearAt(ask);
  useEffect(() => {
    if (hasTargets) comeNear();
  }, [ask, hasTargets]);
  return [ask !== null && (nearAt === ask || hasTargets), comeNear] as const;
}

/** Between these places; null if there are none. */
function middleOf(places: readonly string[]): Point | null {
  if (places.length === 0) return null;
  const points = places.map(centreOf);
  const between = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return { x: between(points.map(({ x }) => x)), y: between(points.map(({ y }) => y)) };
}

export function DomaineMap(props: Props) {
  const { told, targets, picked, marks, ask, looksBack, onPoint } = props;
  const { view } = told;
  const isCoarse = useMemo(() => matchMedia('(pointer: coarse)').matches, []);
  const [near, comeNear] = useNear(ask, targets.size > 0);
  const hinted = middleOf(hintedPlaces.value);
  const zoom = useZoom({
    whole,
    square: 100,
    ...(isCoarse ? finger : mouse),
    start: hinted ?? centreOf(props.home),
    isAsked: (near || (ask !== null && hinted !== null)) && !looksBack,
  });
  useEffect(() => {
    if (hinted) zoom.lookAt(hinted);
  }, [hintedPlaces.value.join(' '), zoom.isZoomed]);
  /** On a map that is too small to choose on, the first touch chooses what to see of it. */
  function onPress(place: string) {
    if (ask !== null && zoom.isSmall && !zoom.isZoomed) {
      comeNear();
      zoom.lookAt(centreOf(place));
      if (!looksBack) return;
    }
    props.onPress(place);
  }
  const drag = useDrag(zoom);
  /** where somebody was last */
  const here = useRef<Point>(centreOf(props.home));
  const hasEdges = [...targets.keys()].some(isEdge);
  const open = [...targets.keys()].join(' ');
  const places = useMemo(() => (hasEdges ? [...targets.keys()] : squares), [hasEdges && open]);
  const points = useMemo(() => pointsOf(places), [places]);
  const first = useMemo(() => {
    const choice = targets.size > 0 ? pointsOf([...targets.keys()]) : points;
    return nearest(here.current, choice)!;
  }, [open, points]);
  const walk = useWalk('domaine', points, first);
  const { x, y, width, height } = zoom.part;
  useEffect(() => {
    if (!zoom.isZoomed || targets.size === 0) return;
    const isInSight = [...targets.keys()].some(place =>
      canBePressed(document.getElementById(walk.idOf(place))),
    );
    if (!isInSight) zoom.lookAt(centreOf(first));
  }, [open, zoom.isZoomed, Math.round(width), Math.round(height)]);

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') onPress(walk.current);
    else if (event.key === 'Escape') props.onEscape();
    else if (!walk.onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function focus(place: string) {
    here.current = centreOf(place);
    walk.onFocus(place);
    // a press moves the focus too, but never the map, and it points at nothing
    if (!document.activeElement?.matches(':focus-visible')) return;
    zoom.show(centreOf(place));
    onPoint(place);
  }
  return (
    <div
      class={`domaine-board ${zoom.isZoomed ? 'zoomed' : ''} ${targets.size > 0 ? 'choosing' : ''}`}
      ref={zoom.box}
    >
      <svg
        viewBox={`${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`}
        role="group"
        aria-label={t(targets.size > 0 ? 'domaine.map.choose' : 'domaine.map')}
        onKeyDown={keyDown}
        onFocusOut={() => onPoint(null)} // of a place on it: `blur` does not bubble
        {...drag}
      >
        <Around />
        <LandAndDomains land={view.land} domain_of={view.domain_of} castles={view.castles} />
        <Borders borders={view.borders} />
        <DraftMarks marks={marks} large={100 * zoom.scale < far} />
        <Alliances alliances={view.alliances} />
        <Pieces castles={view.castles} knights={view.knights} />
        <Badges domains={view.domains} castles={view.castles} large={100 * zoom.scale < far} />
        <MapTargets
          told={told}
          places={places}
          open={new Set(targets.keys())}
          picked={picked}
          current={walk.current}
          idOf={walk.idOf}
          onPress={onPress}
          onPoint={onPoint}
          onFocus={focus}
        />
      </svg>
      {zoom.isZoomed && <MiniMap view={view} part={zoom.part} onLook={zoom.lookAt} />}
    </div>
  );
}
