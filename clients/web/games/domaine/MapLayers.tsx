// The layers of the map: land, domains, walls, pieces, and the badges of domains. The client draws a layer
// again only when the layer changes.
import type { DomaineColour, DomaineView } from 'reami';
import { useMemo } from 'preact/hooks';
import type { Part } from '../../table/useZoom';
import type { Point } from '../../table/walk';
import { Land } from './drawings/Land';
import { CastlePiece, KnightPiece } from './drawings/Pieces';
import { size, squareAt } from './drawings/places';
import { AllianceSign } from './drawings/Signs';
import { Walls } from './drawings/Walls';
import { centreOf, extent, rim } from './places';

/**
 * Returns the earlier object as long as the new one has equal content, because every move brings new objects.
 */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => value, [text]);
}

/** The squares of each domain, by the square of its castle. */
export function squaresOfDomains(domainOf: Readonly<Record<string, string>>): Map<string, string[]> {
  const domains = new Map<string, string[]>();
  for (const [square, castle] of Object.entries(domainOf))
    domains.set(castle, [...(domains.get(castle) ?? []), square]);
  return domains;
}

export function LandAndDomains({
  land,
  domain_of,
  castles,
}: Pick<DomaineView, 'land' | 'domain_of' | 'castles'>) {
  const [rows, of, owners] = [useSame(land), useSame(domain_of), useSame(castles)];
  return useMemo(
    () => (
      <g class="land">
        <Land
          rows={Array.from({ length: size }, (_, y) => rows[String(size - y)] ?? '')}
          domains={[...squaresOfDomains(of)].map(([castle, squares]) => ({
            colour: owners[castle]!,
            squares,
          }))}
        />
      </g>
    ),
    [rows, of, owners],
  );
}

export function Borders({ borders }: Pick<DomaineView, 'borders'>) {
  const same = useSame(borders);
  return useMemo(
    () => (
      <g class="walls">
        <Walls edges={Object.keys(same)} />
      </g>
    ),
    [same],
  );
}

export function Pieces({ castles, knights }: Pick<DomaineView, 'castles' | 'knights'>) {
  const at = (square: string) => {
    const { x, y } = squareAt(square);
    return { x: 100 * x, y: 100 * y };
  };
  return (
    <g class="pieces">
      {Object.entries(castles).map(([square, colour]) => (
        <CastlePiece key={square} colour={colour} {...at(square)} />
      ))}
      {Object.entries(knights).map(([square, colour]) => (
        <KnightPiece key={square} colour={colour} {...at(square)} />
      ))}
    </g>
  );
}

export function Alliances({ alliances }: Pick<DomaineView, 'alliances'>) {
  return (
    <g class="alliances">
      {Object.keys(alliances).map(alliance => {
        const [one, other] = alliance.split('&').map(centreOf) as [Point, Point];
        return (
          <g key={alliance}>
            <path d={`M${one.x} ${one.y}L${other.x} ${other.y}`} />
            <g transform={`translate(${(one.x + other.x) / 2} ${(one.y + other.y) / 2})`}>
              <AllianceSign />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The points (in a coin) and the knights (in a shield) of each domain, drawn at its castle. */
export function Badges({
  domains,
  castles,
  large,
}: Pick<DomaineView, 'domains' | 'castles'> & { large: boolean }) {
  return (
    <g class="badges">
      {Object.entries(domains).map(([castle, { worth, knights }]) => {
        const { x, y } = squareAt(castle);
        return (
          <g
            key={castle}
            class={`badge of-${castles[castle] as DomaineColour}`}
            transform={`translate(${100 * x + 50} ${100 * y + 100}) scale(${large ? 1.45 : 1})`}
          >
            <rect x="-46" y="-34" width="92" height="33" rx="16" />
            <circle cx="-29" cy="-17.500" r="14" class="worth" />
            <text x="-29" y="-8" class="worth-number">
              {worth}
            </text>
            <path d="M3 -28H21V-18C21 -9 15 -6 12 -4C9 -6 3 -9 3 -18Z" class="strength" />
            <text x="33" y="-8">
              {knights}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface NamesProps {
  /** the visible part of the map */
  part: Part;
  /** pixels per unit */
  scale: number;
  /** the width of the space beside the map for the names of rows */
  margin: number;
}

/** The space beside a small map, so that the names of rows cover no pieces. `scale` is in pixels per unit. */
export const marginOf = (scale: number) => Math.max(0, 16 / scale - rim);

/**
 * The names of columns and rows, at the edges of the visible part. They have at least 12 pixels, so on a
 * small map they are larger than the rim. There, and on an enlarged part, only two edges have names.
 */
export function Names({ part, scale, margin }: NamesProps) {
  const font = Math.max(24, 12 / scale);
  const hasFour = font <= rim && part.width >= extent;
  const [left, top] = [Math.max(part.x, -rim) - margin, Math.max(part.y, -rim)];
  const right = Math.min(part.x + part.width, extent + rim);
  const bottom = Math.min(part.y + part.height, extent + rim);
  return (
    <g class="names" aria-hidden="true" style={{ fontSize: `${font}px` }}>
      {Array.from({ length: size }, (_, n) => {
        const [column, row] = [String.fromCharCode(97 + n), String(size - n)];
        const inside = Math.max(rim / 2, font * 0.33 * row.length + 3);
        const [x, y] = [100 * n + 50, 100 * n + 50 + 0.36 * font];
        return (
          <g key={n}>
            <text x={x} y={bottom - 0.24 * font}>
              {column}
            </text>
            <text x={left + inside} y={y}>
              {row}
            </text>
            {hasFour && (
              <>
                <text x={x} y={top + 1.08 * font}>
                  {column}
                </text>
                <text x={right - inside} y={y}>
                  {row}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
