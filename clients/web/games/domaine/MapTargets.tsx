// The places that the player can press on the map. They are squares, or edges. An edge is a lozenge; the
// lozenges cover the map without gaps, so a finger always hits the nearest edge.
import { t } from '../../words/t';
import { placeText, type Told } from './describe';
import { centreOf, isEdge } from './places';

interface Props {
  told: Told;
  /** every place that the player can press, or about which the client has a description */
  places: readonly string[];
  /** the places that the player can press */
  open: ReadonlyMap<string, unknown>;
  picked: string | null;
  current: string;
  idOf(place: string): string;
  onPress(place: string): void;
  /** null when the pointer leaves */
  onPoint(place: string | null): void;
  onFocus(place: string): void;
}

/**
 * The lozenge of an edge. Its corners are the two ends of the edge and the middles of the two squares beside
 * it.
 */
const lozenge = 'M-50 0L0 -50L50 0L0 50Z';
const square = 'M-50 -50H50V50H-50Z';

export function MapTargets(props: Props) {
  return (
    <g class="targets" onPointerLeave={() => props.onPoint(null)}>
      {props.places.map(place => (
        <Target key={place} place={place} {...props} />
      ))}
    </g>
  );
}

function Target({
  place,
  told,
  open,
  picked,
  current,
  idOf,
  onPress,
  onPoint,
  onFocus,
}: Props & { place: string }) {
  const { x, y } = centreOf(place);
  const isOpen = open.has(place);
  const classes = [
    'target',
    isEdge(place) ? 'edge' : 'square',
    isOpen && 'open',
    picked === place && 'picked',
  ];
  return (
    <g
      id={idOf(place)}
      role="button"
      tabIndex={current === place ? 0 : -1}
      class={classes.filter(Boolean).join(' ')}
      transform={`translate(${x} ${y})`}
      aria-label={[placeText(place, told), isOpen ? t('domaine.can') : ''].filter(Boolean).join('. ')}
      aria-disabled={!isOpen}
      onClick={() => onPress(place)}
      onFocus={() => onFocus(place)}
      onPointerEnter={event => event.pointerType === 'mouse' && onPoint(place)}
    >
      <path d={isEdge(place) ? lozenge : square} class="hit" />
      {isEdge(place) ? (
        <path d={place.endsWith('n') ? 'M-38 0H38' : 'M0 -38V38'} class="sign" />
      ) : (
        <rect x="-43" y="-43" width="86" height="86" rx="12" class="sign" />
      )}
    </g>
  );
}
