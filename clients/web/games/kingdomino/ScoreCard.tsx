// The points of a kingdom, domain by domain: R4.
import type { KingdominoHalf } from 'reami';
import { plural, t } from '../../words/t';
import { bonusesOf } from './bonuses';
import { crownsText } from './describe';
import { CrownShape } from '../../ui/CrownShape';
import { drawing } from './drawings/Drawings';
import type { Domain } from './kingdom';

interface Props {
  domains: readonly Domain[];
  points: number;
  discarded: number;
  /** gets the domain under the pointer, or null if no domain is under it */
  onLook(domain: Domain | null): void;
}

export function ScoreCard({ domains, points, discarded, onLook }: Props) {
  const worth = domains.filter(domain => domain.points > 0);
  const { harmony, middle } = bonusesOf(points, domains);
  const largest = Math.max(0, ...domains.map(domain => domain.squares.length));
  const crowns = domains.reduce((sum, domain) => sum + domain.crowns, 0);
  return (
    <div class="score-card">
      <ul class="score-domains">
        {worth.map(domain => (
          <li
            key={domain.squares[0]}
            data-rule="R4.1"
            data-sign={sumText(domain)}
            onPointerEnter={() => onLook(domain)}
            onPointerLeave={() => onLook(null)}
          >
            <TerrainIcon terrain={domain.terrain} />
            <span class="sum" aria-label={sumText(domain)}>
              {domain.squares.length} × {domain.crowns} <CrownIcon /> = <strong>{domain.points}</strong>
            </span>
          </li>
        ))}
        {harmony > 0 && <Bonus name={t('option.kingdomino.harmony')} points={harmony} />}
        {middle > 0 && <Bonus name={t('option.kingdomino.middle_kingdom')} points={middle} />}
      </ul>
      <p class="score-more">
        {t('kingdomino.score.largest', { squares: largest })} · {crownsText(crowns)}
        {domains.length > worth.length &&
          ` · ${plural('kingdomino.score.barren', domains.length - worth.length)}`}
        {discarded > 0 && ` · ${plural('kingdomino.score.discarded', discarded)}`}
      </p>
    </div>
  );
}

const sumText = ({ terrain, squares, crowns, points }: Domain) =>
  t('kingdomino.score.domain', {
    terrain: t(`word.kingdomino.${terrain}`),
    squares: plural('kingdomino.squares', squares.length),
    crowns: crownsText(crowns),
    points: plural('points', points),
  });

function Bonus({ name, points }: { name: string; points: number }) {
  return (
    <li class="bonus">
      {name} <strong>+{points}</strong>
    </li>
  );
}

export function TerrainIcon({ terrain }: { terrain: KingdominoHalf['terrain'] }) {
  return (
    <svg class="terrain-icon" viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#${drawing(terrain, 0)}`} width="100" height="100" />
    </svg>
  );
}

const CrownIcon = () => (
  <svg class="crown-icon" viewBox="-2 -2 28 24" aria-hidden="true">
    <CrownShape />
  </svg>
);
