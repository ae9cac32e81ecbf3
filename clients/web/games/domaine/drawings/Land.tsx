// The land of a map with its domains: ground, patterns, scenes and ribbons. The client draws it again only
// when a domain changes.
import { DomainGround, DomainRibbon, type Held } from './Domain';
import { Grounds } from './Meadow';
import { Scene, type TerrainLetter } from './Terrain';

interface LandProps {
  /** a letter for each square, the top row first */
  rows: readonly string[];
  domains: readonly Held[];
}

export function Land({ rows, domains }: LandProps) {
  const letters = rows.map(row => [...row] as TerrainLetter[]);
  return (
    <>
      <Grounds columns={letters[0]!.length} rows={rows.length} />
      {domains.map(domain => (
        <DomainGround key={domain.squares[0]} {...domain} rows={rows.length} />
      ))}
      {letters.map((row, y) =>
        row.map((letter, x) => <Scene key={`${x} ${y}`} letter={letter} x={x} y={y} />),
      )}
      {domains.map(domain => (
        <DomainRibbon key={domain.squares[0]} {...domain} rows={rows.length} />
      ))}
    </>
  );
}
