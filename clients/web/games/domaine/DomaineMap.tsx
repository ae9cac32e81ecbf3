// The map: land, domains, borders and pieces, with the places that the player can press. On a small screen it
// shows only a part, and beside it a small map of the whole.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hintedPlaces } from '../../table/lesson/context';
import { useDrag, useZoom } from '../../table/useZoom';
import { useWalk } from '../../table/useWalk';
import { nearest, type Point } from '../../table/walk';
import { t } from '../../words/t';
import type { Told } from './describe';
import { Rim } from './drawings/Rim';
import { Alliances, Badges, Borders, LandAndDomains, marginOf, Names, Pieces } from './MapLayers';
import { DraftMarks, type Marks } from './MapMarks';
import { MapTargets } from './MapTargets';
import { MiniMap } from './MiniMap';
import { centreOf, extent, isEdge, rim, squares } from './places';
import type { Targets } from './targets';

interface Props {
  told: Told;
  targets: Targets;
  /** the first place of a move with two places, if the player has picked it */
  picked: string | null;
  marks: Marks;
  /** null while the match does not ask this player */
  ask: number | null;
  /** true if the player looks at the last events on the whole map */
  looksBack: boolean;
  /** the place that is at first in the middle of the visible part, on a small screen */
  home: string;
  onPress(place: string): void;
  onPoint(place: string | null): void;
  onEscape(): void;
}

const whole = { x: -rim, y: -rim, width: extent + 2 * rim, height: extent + 2 * rim };
/**
 * Sizes of squares in pixels. A finger is 44 pixels wide, and neighbouring edges are closer together than
 * squares.
 */
const finger = { least: 58, enlarged: 63 };
const mouse = { least: 30, enlarged: 44 };
/** If a square is smaller than this, in pixels, its marks and badges are larger. */
const far = 36;

const pointsOf = (places: readonly string[]) =>
  new Map<string, Point>(places.map(place => [place, centreOf(place)]));

/**
 * Whether a finger can press the middle of the element: it is on the screen, and no other element covers it
 * (the small map could).
 */
function canBePressed(target: Element | null): boolean {
  if (target === null) return false;
  const { x, y, width, height } = target.getBoundingClientRect();
  return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/**
 * Whether the map shows only a part of itself. A turn begins with the whole map, which marks the last moves.
 * Once the player can choose places, or has touched the map, the map shows a part until the end of the turn.
 */
function useNear(ask: number | null, hasTargets: boolean) {
  const [nearAt, setNearAt] = useState<number | null>(null);
  const comeNear = () => setNearAt(ask);
  useEffect(() => {
    if (hasTargets) comeNear();
  }, [ask, hasTargets]);
  return [ask !== null && (nearAt === ask || hasTargets), comeNear] as const;
}

/** The middle of these places; null if the list is empty. */
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
  /** On a map that is too small for choosing a place, the first touch chooses the part to show. */
  function onPress(place: string) {
    if (ask !== null && zoom.isSmall && !zoom.isZoomed) {
      comeNear();
      zoom.lookAt(centreOf(place));
      if (!looksBack) return;
    }
    props.onPress(place);
  }
  const drag = useDrag(zoom);
  /** the place that had the focus or the pointer last */
  const here = useRef<Point>(centreOf(props.home));
  const open = [...targets.keys()].join(' ');
  /** the places that the player can press, with their middles */
  const choice = useMemo(() => pointsOf([...targets.keys()]), [open]);
  const hasEdges = [...choice.keys()].some(isEdge);
  const places = useMemo(() => (hasEdges ? [...choice.keys()] : squares), [hasEdges && choice]);
  const points = useMemo(() => pointsOf(places), [places]);
  const first = useMemo(() => nearest(here.current, choice.size > 0 ? choice : points)!, [choice, points]);
  const walk = useWalk('domaine', points, first);
  const { x, y, width, height } = zoom.part;
  const isFar = 100 * zoom.scale < far;
  const margin = isFar && !zoom.isZoomed && zoom.scale > 0 ? marginOf(zoom.scale) : 0;
  useEffect(() => {
    if (!zoom.isZoomed || targets.size === 0) return;
    const isInSight = [...choice.keys()].some(place =>
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
    // Ignores a focus that a press has caused, because a press moves neither the map nor the pointer.
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
        viewBox={[x - margin, y, width + margin, height].map(one => one.toFixed(1)).join(' ')}
        role="group"
        aria-label={t(targets.size > 0 ? 'domaine.map.choose' : 'domaine.map')}
        onKeyDown={keyDown}
        onFocusOut={() => onPoint(null)} // `blur` does not bubble from the places on the map
        {...drag}
      >
        <g aria-hidden="true">
          <Rim />
        </g>
        <LandAndDomains land={view.land} domain_of={view.domain_of} castles={view.castles} />
        {!marks.isDraft && <DraftMarks marks={marks} large={isFar} />}
        <Borders borders={view.borders} />
        {marks.isDraft && <DraftMarks marks={marks} large={isFar} />}
        <Alliances alliances={view.alliances} />
        {zoom.scale > 0 && <Names part={zoom.part} scale={zoom.scale} margin={margin} />}
        <Pieces castles={view.castles} knights={view.knights} />
        <Badges domains={view.domains} castles={view.castles} large={isFar} />
        <MapTargets
          told={told}
          places={places}
          open={choice}
          picked={picked}
          current={walk.current}
          idOf={walk.idOf}
          onPress={onPress}
          onPoint={onPoint}
          onFocus={focus}
        />
      </svg>
      {zoom.isZoomed && (
        <MiniMap
          view={view}
          part={zoom.part}
          open={[...choice.values()]}
          marked={[...marks.squares, ...marks.edges]}
          onLook={zoom.lookAt}
        />
      )}
    </div>
  );
}
