// The guide of a game, shown over its table.
import { at } from '../browser/base';
import type { TableProps } from '../model/game';
import { Dialog } from '../ui/Dialog';
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
          {guide.turn.map(text => (
            <li key={text}>{t(text)}</li>
          ))}
        </ol>
        <h3>{t('guide.signs')}</h3>
        <dl>
          {guide.signs.map(({ Sign, text }) => (
            <div key={text}>
              <dt aria-hidden="true">
                <Sign catalog={catalog} />
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={at(`/rules/${game}`)} target="_blank" rel="noopener">
            {t('guide.rules')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
