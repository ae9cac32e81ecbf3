// The shapes that drawings share, defined once per page: land, pieces, walls, and the patterns of domains.
import type { ComponentChildren } from 'preact';
import { Castle } from './Castles';
import { City } from './City';
import { colours } from './colours';
import { DomainPattern } from './Domain';
import { Forest } from './Forest';
import { Knight } from './Knights';
import { Meadow } from './Meadow';
import { Mine } from './Mine';
import { scenesOf, type TerrainLetter } from './Terrain';
import { Village } from './Village';
import { LyingWall, Post, StandingWall } from './Walls';

const lands: Record<TerrainLetter, (variant: number) => ComponentChildren> = {
  m: variant => <Meadow variant={variant} />,
  f: variant => <Forest variant={variant} />,
  v: variant => <Village variant={variant} />,
  R: () => <City />,
  G: () => <Mine mine="G" />,
  S: () => <Mine mine="S" />,
  C: () => <Mine mine="C" />,
  D: () => <Mine mine="D" />,
};

const scenes = Object.entries(scenesOf).flatMap(([letter, { count }]) =>
  Array.from({ length: count }, (_, variant) => ({ letter: letter as TerrainLetter, variant })),
);

/** A page that uses drawings of this folder must contain this element once. It takes no space. */
export function DomaineDefs() {
  return (
    <svg class="drawings" width="0" height="0" aria-hidden="true">
      <defs>
        {scenes.map(({ letter, variant }) => (
          <g key={`${letter} ${variant}`} id={`domaine-${letter}-${variant}`}>
            {lands[letter](variant)}
          </g>
        ))}
        {colours.map(colour => (
          <g key={colour} id={`domaine-castle-${colour}`}>
            <Castle colour={colour} />
          </g>
        ))}
        {colours.map(colour => (
          <g key={colour} id={`domaine-knight-${colour}`}>
            <Knight colour={colour} />
          </g>
        ))}
        {colours.map(colour => (
          <DomainPattern key={colour} colour={colour} />
        ))}
        <g id="domaine-wall-lying">
          <LyingWall />
        </g>
        <g id="domaine-wall-standing">
          <StandingWall />
        </g>
        <g id="domaine-post">
          <Post />
        </g>
      </defs>
    </svg>
  );
}
