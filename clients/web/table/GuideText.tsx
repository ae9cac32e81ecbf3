// The guide of a game, shown over its table.
import type { TableProps } from '../model/game';
import { Dialog } from '../ui/Dialog';
import { RulesLink } from '../ui/RulesLink';
import { useLoaded } from '../ui/useLoaded';
import { t } from '../words/t';

export interface GuideProps extends Pick<TableProps, 'game' | 'catalog' | 'guide'> {
  onClose(): void;
}

export default function GuideText({ game, catalog, guide: fetched, onClose }: GuideProps) {
  const { value: guide } = useLoaded(fetched, [game]);
  if (guide === null) return null;
  return (
    <Dialog title={t('guide.open')} onClose={onClose}>
      <div class={`guide ${game}`}>
        <p class="guide-goal">{t(guide.goal)}</p>
        <ol>
          {guide.turn.map(({ text, rule }) => (
            <li key={text}>
              {t(text)} <RulesLink game={game} rule={rule} />
            </li>
          ))}
        </ol>
        <h3>{t('guide.signs')}</h3>
        <dl>
          {guide.signs.map(({ Sign, text, rule }) => (
            <div key={text}>
              <dt aria-hidden="true">
                <Sign catalog={catalog} />
              </dt>
              <dd>
                {t(text)} <RulesLink game={game} rule={rule} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <RulesLink game={game}>{t('guide.rules')}</RulesLink>
        </p>
      </div>
    </Dialog>
  );
}
