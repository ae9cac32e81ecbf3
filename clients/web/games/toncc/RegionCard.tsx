// A card about the region that is under the pointer or has the focus: its marks, its owner, and which King is
// the strongest there (R3.2).
import type { TonccCatalog, TonccView } from 'reami';
import { seatName, type Names } from '../../model/seatNames';
import { isByFinger } from '../../table/asking';
import { t } from '../../words/t';
import { ownerText, regionText } from './describe';
import { KingIcon } from './drawings/King';
import { RegionPicture } from './drawings/Region';
import { byStrength, traitOf, worthOf } from './regions';

interface Props {
  region: string | null;
  view: TonccView;
  catalog: TonccCatalog;
  names: Names;
}

export function RegionCard({ region, view, catalog, names }: Props) {
  const face = region === null ? undefined : catalog.regions[region];
  if (region === null || !face)
    return (
      <section class="region-card empty" aria-label={t('toncc.card')}>
        <p>{t(isByFinger() ? 'toncc.card.hint.touch' : 'toncc.card.hint')}</p>
      </section>
    );
  return (
    <section class="region-card" aria-label={t('toncc.card')}>
      <RegionPicture name={region} face={face} seal={view.conquered[region]} />
      <p class="region-words">
        <strong>{regionText(region, catalog)}</strong> {ownerText(region, view, names)}
      </p>
      <ol class="strengths" data-rule="R3.2" aria-label={t('toncc.strengths')}>
        {byStrength(face.colour, catalog).map(seat => {
          const trait = traitOf(seat, face.colour, catalog);
          return (
            <li key={seat} class={`seat-${seat}`}>
              <KingIcon seat={seat} king={catalog.kings[seat]!} />
              <span class="who">{seatName(names, seat)}</span>
              <span class="strength">
                <Bars count={4 - worthOf(trait)} /> {t(`toncc.strength.${trait}`)}
              </span>
              <span class="worth">{t('toncc.worth', { points: worthOf(trait) })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Bars that show how strong a King is: three for strong, one for weak. */
export function Bars({ count }: { count: number }) {
  return (
    <svg class="bars" viewBox="0 0 24 16" aria-hidden="true">
      {[0, 1, 2].map(bar => (
        <rect
          key={bar}
          x={bar * 8.5}
          y={10 - bar * 5}
          width="6"
          height={6 + bar * 5}
          rx="1.5"
          class={bar < count ? 'full' : ''}
        />
      ))}
    </svg>
  );
}
