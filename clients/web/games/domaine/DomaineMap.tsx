// The map: land, domains, borders and pieces, with the places to press. A small screen shows a part of it,
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
  /** the player looks at the last events, on the whole map */
  looksBack: boolean;
  /** the first middle of the visible part on a small screen */
  home: string;
  onPress(place: string): void;
  onPoint(place: string | null): void;
  onEscape(): void;
}

const whole = { x: -rim, y: -rim, width: extent + 2 * rim, height: extent + 2 * rim };
/** Square sizes in pixels. A finger is 44 pixels wide, and adjacent edges are closer than squares. */
const finger = { least: 58, enlarged: 63 };
const mouse = { least: 30, enlarged: 44 };
/** Squares below this size, in pixels, have larger labels. */
const far = 36;

const pointsOf = (places: readonly string[]) =>
  new Map<string, Point>(places.map(place => [place, centreOf(place)]));

/** Whether the element's middle is on the screen and not covered by another element (the small map). */
function canBePressed(target: Element | null): boolean {
  if (target === null) return false;
  const { x, y, width, height } = target.getBoundingClientRect();
  return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/**
 * A turn begins with the whole map, on which the last moves are marked. The map shows a part of itself once
 * there are places to choose, or after the player touches it, until the turn is over.
 */
function useNear(ask: number | null, hasTargets: boolean) {
  const [nearAt, setNearAt] = useState<number | null>(null);
  const comeNear = () => setNearAt(ask);
  useEffect(() => {
    if (hasTargets) comeNear();
  }, [ask, hasTargets]);
  return [ask !== null && (nearAt === ask || hasTargets), comeNear] as const;
}

/** The middle of these places; null if there are none. */
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
  /** On a map that is too small for choosing, the first touch selects the part to show. */
  function onPress(place: string) {
    if (ask !== null && zoom.isSmall && !zoom.isZoomed) {
      comeNear();
      zoom.lookAt(centreOf(place));
      if (!looksBack) return;
    }
    props.onPress(place);
  }
  const drag = useDrag(zoom);
  /** the last place with the focus or the pointer */
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
    if (!isInSight) zoom.lookAt(hinted ?? centreOf(first));
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
    // ignores the focus after a press, which moves neither the map nor the pointer
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
        onFocusOut={() => onPoint(null)} // for the places on the map: `blur` does not bubble
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
